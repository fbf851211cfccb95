//@ verdict: safe
/* horspool.c - searches a pattern (first line of the input) in all of
 * the following lines with the Boyer-Moore-Horspool algorithm. */
#include <stdio.h>
#include <string.h>

#define ALPHABET 256

struct searcher {
    int skip[ALPHABET];
    char pattern[64];
    int len;
};

static int searcher_init(struct searcher *s, const char *pattern)
{
    size_t len = strlen(pattern);
    int i;

    if (len == 0 || len >= sizeof s->pattern)
        return -1;
    strcpy(s->pattern, pattern);
    s->len = (int)len;
    for (i = 0; i < ALPHABET; i++)
        s->skip[i] = s->len;
    for (i = 0; i < s->len - 1; i++)
        s->skip[(unsigned char)pattern[i]] = s->len - 1 - i;
    return 0;
}

/* Position of the first match at or behind from, or -1. */
static int search(const struct searcher *s, const char *text, int n, int from)
{
    int pos = from;

    while (pos <= n - s->len) {
        if (memcmp(text + pos, s->pattern, (size_t)s->len) == 0)
            return pos;
        pos += s->skip[(unsigned char)text[pos + s->len - 1]];
    }
    return -1;
}

static int read_line(char *line, int size)
{
    size_t n;

    if (fgets(line, size, stdin) == NULL)
        return -1;
    n = strlen(line);
    if (n > 0 && line[n - 1] == '\n')
        line[--n] = '\0';
    return (int)n;
}

int main(void)
{
    struct searcher s;
    char line[512];
    unsigned long lineno = 1, matches = 0;
    int n;

    if (read_line(line, sizeof line) < 0)
        return 1;
    if (searcher_init(&s, line) < 0) {
        fprintf(stderr, "bad pattern\n");
        return 1;
    }
    while ((n = read_line(line, sizeof line)) >= 0) {
        int pos = search(&s, line, n, 0);
        lineno++;
        while (pos >= 0) {
            printf("%lu:%d\n", lineno, pos + 1);
            matches++;
            pos = search(&s, line, n, pos + 1);
        }
    }
    printf("%lu matches\n", matches);
    return 0;
}
