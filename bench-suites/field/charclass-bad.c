/* Split stdin into identifiers, numbers and punctuation with a class table. */
#include <stdio.h>

enum cls { C_OTHER, C_SPACE, C_ALPHA, C_DIGIT, C_PUNCT };

static unsigned char table[256];
static unsigned long totals[5];

static void init_table(void)
{
    for (int c = 'a'; c <= 'z'; c++)
        table[c] = table[c - 'a' + 'A'] = C_ALPHA;
    for (int c = '0'; c <= '9'; c++)
        table[c] = C_DIGIT;
    for (const char *p = " \t\r\n"; *p; p++)
        table[(unsigned char)*p] = C_SPACE;
    for (const char *p = "!#%&()*+,-./:;<=>?[]^{|}~"; *p; p++)
        table[(unsigned char)*p] = C_PUNCT;
    table['_'] = C_ALPHA;
}

int main(void)
{
    char line[128];

    init_table();
    while (fgets(line, sizeof line, stdin)) {
        int prev = C_SPACE;
        for (char *p = line; *p; p++) {
            int k = table[(int)*p]; //@ violated: deref
            if (k != prev || k == C_PUNCT)
                totals[k]++;
            prev = k;
        }
    }
    printf("ident %lu num %lu punct %lu other %lu\n", totals[C_ALPHA],
           totals[C_DIGIT], totals[C_PUNCT], totals[C_OTHER]);
    return 0;
}
