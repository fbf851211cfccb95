//@ verdict: safe
/* A decoder gets a cursor and how much is left by address, and moves both. */
#include <stdio.h>
#include <string.h>

static int row(const unsigned char **at, size_t *left, unsigned char *to, int room) {
    const unsigned char *p = *at;
    size_t rest = *left;
    while (rest > 0 && room > 0) {
        int n = *p++;
        rest--;
        if (n > room) n = room;
        if (rest < (size_t)n) break;
        memcpy(to, p, (size_t)n);
        to += n;
        room -= n;
        p += n;
        rest -= (size_t)n;
    }
    *at = p;
    *left = rest;
    return room > 0 ? -1 : 0;
}

int main(void) {
    static unsigned char in[4096];
    unsigned char out[500];
    const unsigned char *p = in;
    size_t left = fread(in, 1, sizeof in, stdin);
    int rows = 0;
    while (left > 0 && row(&p, &left, out, sizeof out) == 0) rows++;
    return rows > 100;
}
