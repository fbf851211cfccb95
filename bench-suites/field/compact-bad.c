/* Remove C++ style comments and repeated blanks from argv[1], in place. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t squeeze(char *s, size_t n)
{
    size_t r = 0, w = 0;

    while (r < n) {
        if (s[r] == '/' && s[r + 1] == '/') { //@ violated: deref
            r += 2;
            while (r < n && s[r] != '\n')
                r++;
            continue;
        }
        if (s[r] == ' ' && w > 0 && s[w - 1] == ' ') {
            r++;
            continue;
        }
        s[w++] = s[r++];
    }
    return w;
}

int main(int argc, char **argv)
{
    if (argc < 2)
        return 1;
    size_t len = strlen(argv[1]);
    if (len == 0)
        return 0;
    char *text = malloc(len);
    if (!text)
        return 1;
    memcpy(text, argv[1], len);
    len = squeeze(text, len);
    fwrite(text, 1, len, stdout);
    putchar('\n');
    free(text);
    return 0;
}
