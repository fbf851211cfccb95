/* Split CSV lines, with quoted fields and doubled quotes. */
#include <stdio.h>
#include <string.h>

#define MAXFIELDS 8
#define FIELDLEN 24

static char fields[MAXFIELDS][FIELDLEN];

static int split_csv(const char *p)
{
    int nf = 0;

    while (nf < MAXFIELDS) {
        size_t n = 0;
        int quoted = 0;

        if (*p == '"') {
            quoted = 1;
            p++;
        }
        while (*p && *p != '\n' && (quoted || *p != ',')) {
            if (quoted && *p == '"') {
                if (p[1] != '"') {
                    quoted = 0;
                    p++;
                    continue;
                }
                p++;
            }
            if (n < FIELDLEN - 1)
                fields[nf][n++] = *p;
            p++;
        }
        fields[nf][n] = '\0';
        nf++;
        if (*p != ',')
            break;
        p++;
    }
    return nf;
}

int main(void)
{
    char line[200];

    while (fgets(line, sizeof line, stdin)) {
        int n = split_csv(line);
        for (int i = 0; i < n; i++)
            printf("%s[%s]", i ? " " : "", fields[i]);
        putchar('\n');
    }
    return 0;
}
