//@ verdict: violated
//@ stdin: 1000a30b
/* rle.c - expands text such as "12a3b" read from standard input, then
 * compresses the result again with a run-length encoder. */
#include <stdio.h>
#include <string.h>

#define OUT_SIZE 1024

static char expanded[OUT_SIZE];

/* Read a decimal count up to 9999; *c gets the first other character. */
static int read_count(int *c)
{
    int n = 0, digits = 0;

    while ((*c = getchar()) >= '0' && *c <= '9') {
        if (digits < 4) {
            n = n * 10 + (*c - '0');
            digits++;
        }
    }
    return digits > 0 ? n : 1;
}

static int expand(char *out, int size)
{
    int len = 0;

    for (;;) {
        int c;
        int count = read_count(&c);

        if (c == EOF || c == '\n')
            break;
        if (len >= size)
            return -1;
        memset(out + len, c, count); //@ violated: deref
        len += count;
    }
    return len;
}

static int run_length(const char *s, int n)
{
    int i = 1;

    while (i < n && s[i] == s[0])
        i++;
    return i;
}

static void compress(const char *s, int n)
{
    int pos = 0;
    int runs = 0;

    while (pos < n) {
        int run = run_length(s + pos, n - pos);
        if (run > 1)
            printf("%d", run);
        putchar(s[pos]);
        pos += run;
        runs++;
    }
    printf("\n%d runs\n", runs);
}

int main(void)
{
    int n = expand(expanded, OUT_SIZE);

    if (n < 0) {
        fprintf(stderr, "result is too long\n");
        return 1;
    }
    fwrite(expanded, 1, (size_t)n, stdout);
    putchar('\n');
    compress(expanded, n);
    return 0;
}
