/* Count and mark the occurrences of argv[1] in argv[2] (naive search). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int find_all(const char *text, size_t tlen, const char *pat,
                    size_t plen, char *marks)
{
    int hits = 0;

    if (plen == 0 || plen > tlen)
        return 0;
    for (size_t i = 0; i <= tlen - plen; i++) {
        size_t j = 0;
        while (j < plen && text[i + j] == pat[j])
            j++;
        if (j == plen) {
            hits++;
            for (j = 0; j < plen; j++)
                marks[i + j] = '^';
        }
    }
    return hits;
}

int main(int argc, char **argv)
{
    size_t n, m;
    char *marks;
    int hits;

    if (argc != 3) {
        fprintf(stderr, "usage: %s PATTERN TEXT\n", argc > 0 ? argv[0] : "find");
        return 2;
    }
    m = strlen(argv[1]);
    n = strlen(argv[2]);
    marks = malloc(n + 1);
    if (!marks)
        return 2;
    memset(marks, ' ', n);
    marks[n] = '\0';
    hits = find_all(argv[2], n, argv[1], m, marks);
    printf("%s\n%s\n", argv[2], marks);
    free(marks);
    return hits == 0;
}
