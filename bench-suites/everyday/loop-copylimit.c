#include <stdio.h>
#include <string.h>

#define MAX_LINE 1024

/* Read one line, silently dropping what does not fit. */
static size_t read_line(char *dst, size_t size)
{
    size_t i = 0;
    int c;

    while ((c = getchar()) != EOF && c != '\n') {
        if (i < size - 1)
            dst[i++] = (char)c;
    }
    dst[i] = '\0';
    return i;
}

int main(void)
{
    char line[MAX_LINE];
    size_t vowels = 0;
    size_t len = read_line(line, sizeof(line));

    for (size_t k = 0; k < len; k++) {
        if (strchr("aeiouAEIOU", line[k]) != NULL)
            vowels++;
    }
    printf("%zu characters, %zu vowels\n", len, vowels);
    return 0;
}
