/* Normalise absolute paths: remove "." and "..", repeated slashes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void normalise(const char *in, char *out)
{
    size_t o = 0;

    while (*in) {
        size_t n;
        while (*in == '/')
            in++;
        n = strcspn(in, "/");
        if (n == 0)
            break;
        if (n == 1 && in[0] == '.') {
            /* stay here */
        } else if (n == 2 && in[0] == '.' && in[1] == '.') {
            while (out[o - 1] != '/') //@ violated: deref
                o--;
            if (o > 0)
                o--;
        } else {
            out[o++] = '/';
            memcpy(out + o, in, n);
            o += n;
        }
        in += n;
    }
    if (o == 0)
        out[o++] = '/';
    out[o] = '\0';
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] != '/') {
            printf("%s: not absolute\n", argv[i]);
            continue;
        }
        char *out = malloc(strlen(argv[i]) + 2);
        if (!out)
            return 1;
        normalise(argv[i], out);
        printf("%s\n", out);
        free(out);
    }
    return 0;
}
