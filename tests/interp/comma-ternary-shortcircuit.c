/* Covers: comma operator, ternary chains and lvalue-like use, && and || with side effects, mixed types in ?:. */
#include <stdio.h>

static int calls;
static int note(int id, int result) {
    calls = calls * 10 % 1000003 + id;
    return result;
}

static const char *size_name(int n) {
    return n < 0 ? "negative" : n == 0 ? "none" : n == 1 ? "one" : n < 10 ? "few" : "many";
}

static int clamp(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }

int main(void) {
    int r = 0;
    r = r * 2 + (note(1, 0) && note(2, 1));
    r = r * 2 + (note(1, 1) && note(2, 1));
    r = r * 2 + (note(3, 1) || note(4, 1));
    r = r * 2 + (note(3, 0) || note(4, 0));
    r = r * 2 + (note(5, 0) && note(6, 1) ? note(7, 1) : note(8, 0));
    r = r * 2 + ((note(5, 1) || note(6, 1)) && !(note(7, 0) || note(8, 0)));
    printf("%d %d\n", r, calls);
    int a = (calls = 0, note(9, 3), note(2, 4));
    printf("%d %d\n", a, calls);
    int x, y;
    for (x = 0, y = 10; x++, x < y; y--)
        ;
    printf("%d %d\n", x, y);
    for (int i = -1; i < 15; i += 3)
        printf("%s ", size_name(i));
    putchar('\n');
    printf("%d %d %d\n", clamp(-5, 0, 9), clamp(5, 0, 9), clamp(50, 0, 9));
    int p = 1, q = 2;
    *(a > 3 ? &p : &q) = 50;
    (a > 4 ? &p : &q)[0]++;
    printf("%d %d\n", p, q);
    int neg = -1;
    unsigned u = 1;
    long mixed = a ? neg : u; /* converts to unsigned */
    printf("%ld %g\n", mixed, a ? 1 : 2.5);
    int i = 0, arr[4] = {0};
    arr[(i++, i++, i)] = (note(1, 1), 7);
    printf("%d %d\n", arr[0] + arr[2], i);
    int z = a ?: 9, w = 0 ?: 9;
    printf("%d %d\n", z, w);
    int odd = 0;
    int hit = i == 2 && (odd = 5, 1);
    odd += hit;
    if (i && (p++, q) && !(p && 0))
        r += odd;
    int cond = !!p + !p + (p == 51) * 4 + (p != 51) * 8;
    return r + cond;
}
