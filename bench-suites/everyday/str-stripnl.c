#include <stdio.h>
#include <string.h>

static void strip_newline(char *line)
{
    size_t n = strlen(line);

    if (n > 0 && line[n - 1] == '\n')
        line[--n] = '\0';
    if (n > 0 && line[n - 1] == '\r')
        line[--n] = '\0';
}

int main(void)
{
    char line[256];
    char longest[256] = "";
    size_t best = 0;

    while (fgets(line, (int)sizeof(line), stdin) != NULL) {
        size_t n;
        strip_newline(line);
        n = strlen(line);
        if (n > best) {
            best = n;
            strcpy(longest, line);
        }
    }
    printf("%zu: %s\n", best, longest);
    return 0;
}
