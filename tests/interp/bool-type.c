/* Covers: _Bool: conversion from ints, pointers and floats, storage, arithmetic, bit operations. */
#include <stdbool.h>
#include <stdio.h>

static bool flip(bool b) { return !b; }
static bool from_int(int v) { return v; }
static bool from_ptr(const void *p) { return p; }
static bool from_double(double d) { return d; }

struct flags {
    bool a, b, c;
    bool d : 1;
};

int main(void) {
    int x = 0;
    printf("%d %d %d %d\n", from_int(0), from_int(256), from_int(-1), from_int(2));
    printf("%d %d\n", from_ptr(0), from_ptr(&x));
    printf("%d %d %d\n", from_double(0.0), from_double(-0.0), from_double(0.25));
    bool t = 7;
    unsigned char cast = (unsigned char)512;
    bool u = 512;
    printf("%d %d %d\n", t, cast, u);
    t += 5;
    printf("%d\n", t);
    t -= 1;
    printf("%d\n", t);
    t ^= true;
    u &= t;
    printf("%d %d\n", t, u);
    struct flags f = {true, 0, 4, 1};
    f.b = f.a | f.c;
    f.d = flip(f.d);
    printf("%d%d%d%d %zu\n", f.a, f.b, f.c, f.d, sizeof(bool));
    bool grid[5];
    int trues = 0;
    for (int i = 0; i < 5; i++) {
        grid[i] = i & 2;
        trues += grid[i];
    }
    bool *p = &grid[1];
    *p = *p || *(p + 1);
    printf("%d %d %d\n", trues, grid[1], true + true);
    bool cnt = 0;
    cnt++;
    cnt++;
    return cnt + trues + t;
}
