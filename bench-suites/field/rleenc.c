/* Run-length encode a string: "aaab" becomes "3a1b". */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *rle_encode(const char *s, size_t len)
{
    /* worst case: every character becomes two */
    char *out = malloc(len * 2 + 1);
    char *o = out;
    size_t i = 0;

    if (!out)
        return NULL;
    while (i < len) {
        size_t run = 1;
        while (i + run < len && run < 9 && s[i + run] == s[i])
            run++;
        *o++ = (char)('0' + run);
        *o++ = s[i];
        i += run;
    }
    *o = '\0';
    return out;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        char *e = rle_encode(argv[i], strlen(argv[i]));
        if (!e)
            return 1;
        printf("%s\n", e);
        free(e);
    }
    return 0;
}
