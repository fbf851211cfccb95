/* Reads a line into a block of the heap and cuts the spaces at its end. */
#ifndef N
#define N 10
#endif
#ifdef ANY
#define BOUND int n_ = nondet_int(); if (n_ < 1 || n_ > N) return 0;
#define LAST n_
#else
#define BOUND
#define LAST N
#endif
#include <stdlib.h>
int nondet_int(void);
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
