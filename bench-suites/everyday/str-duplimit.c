#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_TAG 1024

/* Copy of s on the heap, NULL if it is too long or memory is short. */
static char *dup_tag(const char *s)
{
    size_t n = strlen(s);
    char *p;

    if (n == 0 || n > MAX_TAG)
        return NULL;
    p = malloc(n + 1);
    if (p != NULL)
        memcpy(p, s, n + 1);
    return p;
}

int main(int argc, char **argv)
{
    char *tags[16];
    int n = 0;

    for (int i = 1; i < argc && n < 16; i++) {
        char *t = dup_tag(argv[i]);
        if (t == NULL)
            continue;
        if (t[0] == '@')
            t[0] = '_';
        tags[n++] = t;
    }
    for (int i = 0; i < n; i++) {
        printf("%d: %s\n", i, tags[i]);
        free(tags[i]);
    }
    return 0;
}
