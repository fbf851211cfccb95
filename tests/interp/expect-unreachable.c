/* Covers: __builtin_expect, __builtin_unreachable in defaults not reached, __builtin_constant_p, assume, assert. */
#include <assert.h>
#include <stdio.h>

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)

enum dir { NORTH, EAST, SOUTH, WEST };

static enum dir turn(enum dir d) {
    switch (d) {
    case NORTH: return EAST;
    case EAST: return SOUTH;
    case SOUTH: return WEST;
    case WEST: return NORTH;
    default: __builtin_unreachable();
    }
}

static int dx(enum dir d) {
    switch (d) {
    case EAST: return 1;
    case WEST: return -1;
    case NORTH:
    case SOUTH: return 0;
    }
    __builtin_unreachable();
}

static int checked(int n) {
    if (unlikely(n < 0))
        return -1;
    if (likely(n % 4 != 3))
        return n * 2;
    return n;
}

static unsigned assumed(unsigned n) {
    __builtin_assume(n < 100);
    return n / 10;
}

int main(void) {
    enum dir d = NORTH;
    int x = 0, y = 0;
    for (int i = 0; i < 11; i++) {
        d = turn(d);
        x += dx(d) * i;
        y += (d == SOUTH) - (d == NORTH);
        assert(x > -100 && y < 100);
    }
    printf("%d %d %d\n", x, y, d);
    int sum = 0;
    for (int i = -2; i < 10; i++)
        sum += checked(i);
    printf("%d %u\n", sum, assumed(57));
    long e = __builtin_expect(sum * 2, 12);
    printf("%ld\n", e);
    switch (__builtin_expect(sum & 3, 2)) {
    case 0: puts("zero"); break;
    case 2: puts("two"); break;
    default: puts("odd");
    }
    _Static_assert(sizeof(int) == 4, "int is four bytes");
    printf("%d\n", __builtin_constant_p(3 + 4));
    return sum;
}
