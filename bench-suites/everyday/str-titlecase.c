#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define TITLE 80

static int word_start(const char *s, size_t i)
{
    return i == 0 || s[i - 1] == ' ';
}

static size_t title_case(char *dst, size_t size, const char *src)
{
    size_t i;

    for (i = 0; src[i] != '\0' && i < size - 1; i++) {
        unsigned char c = (unsigned char)src[i];
        if (word_start(dst, i))
            dst[i] = (char)toupper(c);
        else
            dst[i] = (char)tolower(c);
    }
    dst[i] = '\0';
    return i;
}

int main(void)
{
    char in[256];
    char out[TITLE];

    while (fgets(in, sizeof in, stdin) != NULL) {
        size_t n;
        in[strcspn(in, "\n")] = '\0';
        n = title_case(out, sizeof out, in);
        printf("%zu %s\n", n, out);
    }
    return 0;
}
