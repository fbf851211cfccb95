/* Reads a line into a block of the heap and cuts the spaces at its end. */
#include "bounds.h"
#include <stdlib.h>
int main(void) {
    BOUND
    char *line = malloc(LAST + 1);
    if (!line) return 1;
    int n = 0;
    for (;;) {
        int c = nondet_int();
        if (c == '\n' || n == LAST) break;
        line[n++] = (char)c;
    }
    while (n > 0 && line[n - 1] == ' ') n--;
    line[n] = 0;
    int seen = line[0];
    free(line);
    return seen;
}
