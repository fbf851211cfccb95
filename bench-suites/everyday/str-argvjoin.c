#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *join(int n, char **words, char sep)
{
    size_t total = 1;
    char *out, *p;

    for (int i = 0; i < n; i++) {
        size_t len = strlen(words[i]);
        if (len > 100000 || total > 10000000)
            return NULL;
        total += len + 1;
    }
    out = malloc(total);
    if (out == NULL)
        return NULL;
    p = out;
    for (int i = 0; i < n; i++) {
        size_t len = strlen(words[i]);
        if (i > 0)
            *p++ = sep;         /* replaces the terminator */
        memcpy(p, words[i], len + 1);
        p += len;
    }
    return out;
}

int main(int argc, char **argv)
{
    char *s;

    if (argc < 2)
        return 1;
    s = join(argc - 1, argv + 1, ' ');
    if (s == NULL) {
        fprintf(stderr, "cannot join\n");
        return 1;
    }
    puts(s);
    free(s);
    return 0;
}
