/* Covers: all binary and unary integer operators, division, remainder and shifts with negative operands. */
#include <stdio.h>

static int apply(char op, int a, int b) {
    switch (op) {
    case '+': return a + b;
    case '-': return a - b;
    case '*': return a * b;
    case '/': return a / b;
    case '%': return a % b;
    case '&': return a & b;
    case '|': return a | b;
    case '^': return a ^ b;
    case '<': return a < b;
    case '>': return a > b;
    case 'l': return a <= b;
    case 'g': return a >= b;
    case '=': return a == b;
    case '!': return a != b;
    case 'A': return a && b;
    case 'O': return a || b;
    default: return -99;
    }
}

static int floor_div(int a, int b) {
    int q = a / b;
    if (a % b != 0 && (a < 0) != (b < 0))
        q--;
    return q;
}

int main(void) {
    const char *ops = "+-*/%&|^<>lg=!AO";
    const int xs[] = {17, -17, 5, -5, 0, 1000003, -1000003};
    const int ys[] = {5, -5, 3, -3, 7, -1};
    int sum = 0;
    for (const char *p = ops; *p; p++) {
        putchar(*p);
        for (unsigned i = 0; i < sizeof xs / sizeof *xs; i++)
            for (unsigned j = 0; j < sizeof ys / sizeof *ys; j++) {
                int r = apply(*p, xs[i], ys[j]);
                sum = (sum * 31 + r % 1009) % 100003;
                if (j < 2)
                    printf(" %d", r);
            }
        putchar('\n');
    }
    for (int s = 0; s < 31; s += 5) {
        printf("%d %d %u %u\n", -1000000 >> s, 1000000 >> s, 0xdeadbeefu >> s,
               0xdeadbeefu << s);
        printf("%lld %llu\n", (long long)(-0x123456789abcdLL >> s),
               0x123456789abcdefULL << s);
    }
    for (int a = -7; a <= 7; a++)
        printf("%d/%d ", floor_div(a, 3), floor_div(a, -3));
    putchar('\n');
    int x = 12;
    printf("%d %d %d %d\n", -x, +x, ~x, !x);
    long q = -9223372036854775807L / 10, r = -9223372036854775807L % 10;
    printf("%ld %ld\n", q, r);
    unsigned long uq = (unsigned long)-10 / 3, ur = (unsigned long)-10 % 7;
    printf("%lu %lu\n", uq, ur);
    printf("%d\n", sum);
    return (sum < 0 ? -sum : sum) % 256;
}
