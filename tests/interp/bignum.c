/* Covers: big-number arithmetic in base 2^32: add, multiply, divide by small, factorial, power. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { WORDS = 16 };
typedef struct { uint32_t w[WORDS]; int n; } big;

static big from(uint32_t v) {
    big b = {{v}, v != 0};
    return b;
}

static big add(const big *a, const big *b) {
    big r = {{0}, 0};
    uint64_t carry = 0;
    for (int i = 0; i < WORDS; i++) {
        carry += (uint64_t)a->w[i] + b->w[i];
        r.w[i] = (uint32_t)carry;
        carry >>= 32;
        if (r.w[i])
            r.n = i + 1;
    }
    return r;
}

static int compare(const big *a, const big *b) {
    if (a->n != b->n)
        return a->n < b->n ? -1 : 1;
    for (int i = a->n; i-- > 0;)
        if (a->w[i] != b->w[i])
            return a->w[i] < b->w[i] ? -1 : 1;
    return 0;
}

static big sub(big a, const big *b) { /* a >= b */
    int64_t borrow = 0;
    int top = 0;
    for (int i = 0; i < a.n; i++) {
        int64_t d = (int64_t)a.w[i] - b->w[i] + borrow;
        a.w[i] = (uint32_t)d;
        borrow = d >> 32;
        if (a.w[i])
            top = i + 1;
    }
    a.n = top;
    return a;
}

static big mul(const big *a, const big *b) {
    big r = {{0}, 0};
    for (int i = 0; i < a->n; i++) {
        uint64_t carry = 0;
        for (int j = 0; j < b->n || carry; j++) {
            uint64_t t = (uint64_t)a->w[i] * (j < b->n ? b->w[j] : 0) + r.w[i + j] + carry;
            r.w[i + j] = (uint32_t)t;
            carry = t >> 32;
        }
    }
    for (int i = 0; i < WORDS; i++)
        if (r.w[i])
            r.n = i + 1;
    return r;
}

static uint32_t divide(big *a, uint32_t d) {
    uint64_t rem = 0;
    for (int i = a->n; i-- > 0;) {
        rem = rem << 32 | a->w[i];
        a->w[i] = (uint32_t)(rem / d);
        rem %= d;
    }
    while (a->n && !a->w[a->n - 1])
        a->n--;
    return (uint32_t)rem;
}

static int print(big a) {
    char buf[180];
    char *p = buf + sizeof buf;
    *--p = 0;
    do {
        uint32_t r = divide(&a, 1000000000);
        for (int i = 0; i < 9 && (a.n || r || i == 0); i++, r /= 10)
            *--p = (char)('0' + r % 10);
    } while (a.n);
    puts(p);
    return (int)strlen(p);
}

int main(void) {
    big f = from(1);
    for (uint32_t i = 2; i <= 45; i++) {
        big t = from(i);
        f = mul(&f, &t);
    }
    int len = print(f);
    big a = from(0), b = from(1);
    for (int i = 0; i < 150; i++) {
        big c = add(&a, &b);
        a = b;
        b = c;
    }
    len += print(a);
    big p = from(7);
    for (int i = 0; i < 6; i++)
        p = mul(&p, &p);
    len += print(p);
    printf("%d %d\n", compare(&p, &f), compare(&a, &a));
    len += print(sub(f, &a));
    big q = p;
    uint32_t rem = divide(&q, 1000003);
    printf("%u\n", rem);
    big back = from(1000003);
    back = mul(&q, &back);
    big r = from(rem);
    back = add(&back, &r);
    printf("%d\n", compare(&back, &p));
    return len;
}
