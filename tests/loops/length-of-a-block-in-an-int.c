//@ verdict: safe
/* Texts of at most 300 bytes are kept, and their lengths are ints. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char *names[64];
static int count;

static char *joined(char *to, int room) {
    char *p = to;
    if (room < 2 || count == 0) return NULL;
    for (int i = 0; i < count; i++) {
        int n = (int)strlen(names[i]);
        if (n + 1 > room) {
            if (p != to) --p;
            *p = 0;
            return to;
        }
        memcpy(p, names[i], (size_t)n);
        p += n;
        room -= n + 1;
        *p++ = ':';
    }
    p[-1] = 0;
    return to;
}

int main(void) {
    char out[128], line[300];
    while (count < 64 && fgets(line, sizeof line, stdin)) {
        size_t n = strlen(line);
        char *s = malloc(n + 1);
        if (!s) break;
        memcpy(s, line, n + 1);
        names[count++] = s;
    }
    if (joined(out, sizeof out)) puts(out);
    for (int i = 0; i < count; i++) free(names[i]);
    return 0;
}
