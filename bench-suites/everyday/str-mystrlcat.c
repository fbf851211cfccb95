#include <stdio.h>

#define BUF 1024

/* Append src to dst (a string in a buffer of size bytes), truncating. */
static size_t my_strlcat(char *dst, const char *src, size_t size)
{
    size_t d = 0, s = 0;

    while (d < size && dst[d] != '\0')
        d++;
    if (d == size)
        return d;
    while (src[s] != '\0' && d + 1 < size)
        dst[d++] = src[s++];
    dst[d] = '\0';
    return d;
}

int main(void)
{
    char all[BUF] = "";
    char line[100];
    size_t len = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        len = my_strlcat(all, line, sizeof all);
        if (len >= sizeof all - 1)
            break;
    }
    printf("%zu:%s\n", len, all);
    return 0;
}
