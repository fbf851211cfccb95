/* Covers: _Generic selection on many types, static inline functions, inline with extern, always_inline, typeof. */
#include <stdio.h>

#define kind(x) _Generic((x), \
    _Bool: 1, char: 2, signed char: 3, unsigned char: 4, short: 5, unsigned short: 6, \
    int: 7, unsigned: 8, long: 9, unsigned long: 10, long long: 11, unsigned long long: 12, \
    float: 13, double: 14, long double: 15, char *: 16, const char *: 17, void *: 18, default: 99)

static inline int abs_int(int v) { return v < 0 ? -v : v; }
static inline long abs_long(long v) { return v < 0 ? -v : v; }
static inline double abs_double(double v) { return v < 0 ? -v : v; }
#define magnitude(x) _Generic((x), int: abs_int, long: abs_long, default: abs_double)(x)

inline int twice(int v) { return v * 2; }
extern int twice(int v);
__attribute__((always_inline)) static inline int mad(int a, int b, int c) { return a * b + c; }
__attribute__((noinline)) static int not_inlined(int v) { return mad(v, v, twice(v)); }
static inline int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }

struct vec { int x, y; };
static inline struct vec vadd(struct vec a, struct vec b) { return (struct vec){a.x + b.x, a.y + b.y}; }

int main(void) {
    char c = 1;
    short s = 2;
    const char *cs = "s";
    struct vec v = {1, 2};
    printf("%d %d %d %d\n", kind(c), kind((signed char)c), kind(s), kind((unsigned short)3));
    printf("%d %d %d %d\n", kind(s + c), kind(+c), kind('a'), kind(1u - 2));
    printf("%d %d %d %d\n", kind(1L), kind(1LL), kind(1ULL), kind(sizeof c));
    printf("%d %d %d %d\n", kind(1.0f), kind(1.0), kind(1.0L), kind(1.0f * 2));
    printf("%d %d %d %d\n", kind("lit"), kind(cs), kind((void *)0), kind(&v));
    printf("%d %d\n", kind((_Bool)1), kind(c == 2));
    printf("%d %ld %g\n", magnitude(-5), magnitude(-7L), magnitude(-2.5));
    int (*fp)(int) = twice;
    printf("%d %d %d %d\n", fp(21), mad(2, 3, 4), not_inlined(5), fact(6));
    v = vadd(v, vadd(v, v));
    __typeof__(v.x) arr[v.y];
    for (int i = 0; i < v.y; i++)
        arr[i] = i * v.x;
    printf("%d %d %d\n", v.x, v.y, arr[5]);
    __auto_type w = s * 2L;
    return kind(w) * 10 + (int)w;
}
