/* Read a line and print it backwards, and find the last vowel. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char *line = malloc(200);
    size_t n = 0;
    int c, last = -1;

    if (!line)
        return 1;
    while (n < 200 && (c = getchar()) != EOF && c != '\n')
        line[n++] = (char)c;

    for (size_t i = n; i-- > 0; ) {
        if (last < 0 && line[i] != '\0' && strchr("aeiou", line[i]))
            last = (int)i;
        putchar(line[i]);
    }
    putchar('\n');
    if (last >= 0)
        printf("last vowel '%c' at %d\n", line[last], last);
    free(line);
    return 0;
}
