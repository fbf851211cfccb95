/* Three characters are written beyond one, and two are counted. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *quoted(const char *text) {
    size_t more = 0;
    const char *p;
    char *all, *to;
    for (p = text; *p; p++) {
        if (strchr("\"\\$", *p) != NULL)
            more++;
        else if ((unsigned char)*p < 32)
            more += 2;
    }
    all = malloc((size_t)(p - text) + more + 1);
    if (!all) return NULL;
    to = all;
    for (p = text; *p; p++) {
        if (strchr("\"\\$", *p) != NULL) {
            *to++ = '\\';
            *to++ = *p;
        } else if ((unsigned char)*p < 32) {
            *to++ = '\\';
            *to++ = 'x';
            *to++ = "0123456789abcdef"[(unsigned char)*p >> 4];
            *to++ = "0123456789abcdef"[*p & 15];
        } else {
            *to++ = *p;
        }
    }
    *to = 0;
    return all;
}

int main(void) {
    char line[300];
    if (!fgets(line, sizeof line, stdin)) return 1;
    char *all = quoted(line);
    if (!all) return 1;
    puts(all);
    free(all);
    return 0;
}
