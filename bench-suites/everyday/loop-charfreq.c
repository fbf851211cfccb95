#include <ctype.h>
#include <stdio.h>
#include <string.h>

static unsigned freq[256];

static void count_line(const char *s)
{
    for (const char *p = s; *p != '\0'; p++) {
        int c = (unsigned char)*p;
        if (c == '\n' || c == '\r')
            continue;
        freq[c]++;
    }
}

static int most_frequent(void)
{
    int best = 0;

    for (int i = 1; i < 256; i++)
        if (freq[i] > freq[best])
            best = i;
    return best;
}

int main(void)
{
    char line[256];
    int b;

    memset(freq, 0, sizeof freq);
    while (fgets(line, sizeof(line), stdin))
        count_line(line);
    b = most_frequent();
    if (isprint(b))
        printf("'%c' %u\n", b, freq[b]);
    else
        printf("0x%02x %u\n", (unsigned)b, freq[b]);
    return 0;
}
