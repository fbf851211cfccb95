#include <stdio.h>
#include <string.h>

#define QUOTED_MAX 1024

/* Quote s for the shell: 'it'\''s'.  -1 if the result does not fit. */
static int quote(const char *s, char *out, size_t size)
{
    size_t o = 0;

    out[o++] = '\'';
    for (; *s != '\0'; s++) {
        size_t need = *s == '\'' ? 4 : 1;
        if (o + need + 2 > size)
            return -1;
        if (*s == '\'') {
            memcpy(out + o, "'\\''", 4);
            o += 4;
        } else {
            out[o++] = *s;
        }
    }
    out[o++] = '\'';
    out[o] = '\0';
    return (int)o;
}

int main(int argc, char **argv)
{
    char buf[QUOTED_MAX];

    for (int i = 1; i < argc; i++) {
        int n = quote(argv[i], buf, sizeof buf);
        if (n < 0) {
            fprintf(stderr, "argument %d too long\n", i);
            return 1;
        }
        printf("%s%s", i > 1 ? " " : "", buf);
    }
    putchar('\n');
    return 0;
}
