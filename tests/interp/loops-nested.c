/* Covers: for, while, do-while, nested loops with break and continue, empty bodies, many-variable for. */
#include <stdio.h>

static int collatz(unsigned n) {
    int steps = 0;
    do {
        n = n % 2 ? 3 * n + 1 : n / 2;
        steps++;
    } while (n != 1);
    return steps;
}

int main(void) {
    int total = 0;
    for (int i = 0; i < 10; i++) {
        if (i % 3 == 2)
            continue;
        for (int j = 0;; j++) {
            if (j == i)
                break;
            if ((i + j) & 1)
                continue;
            total += i * j;
        }
        if (total > 300)
            break;
    }
    printf("%d\n", total);
    for (int lo = 0, hi = 20; lo < hi; lo += 2, hi--)
        printf("%d-%d ", lo, hi);
    putchar('\n');
    int k = 0;
    while (1) {
        k += 7;
        if (k % 5 == 0)
            break;
    }
    do
        k--;
    while (0);
    printf("%d\n", k);
    int n = 5;
    do {
        if (n == 3)
            continue; /* still tests the condition */
        printf("%d", n);
    } while (--n > 0);
    putchar('\n');
    const char *s = "skip blanks";
    int len;
    for (len = 0; s[len]; len++)
        ;
    printf("%d %d %d %d\n", len, collatz(6), collatz(27), collatz(2));
    int rows = 0;
    for (int r = 1; r <= 4; r++) {
        int c = r;
        while (c-- > 0)
            putchar('*');
        do {
            if (r == 2)
                break;
            putchar('.');
        } while (++c < 2);
        putchar('\n');
        rows++;
    }
    unsigned g = 0;
    for (unsigned a = 1; a; a <<= 1) {
        if (!(a & 0x11111111))
            continue;
        g ^= a * 3;
    }
    printf("%x\n", g);
    for (; rows;)
        rows -= 2;
    for (int i = 0, *p = &total; i < 3; i++)
        *p += i;
    return total + rows;
}
