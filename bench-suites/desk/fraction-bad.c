//@ verdict: violated
//@ inputs: 1 2 3 0 5
/* fraction.c - a calculator for small fractions that keeps its results
 * in lowest terms and refuses values that become too large. */
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

#define LIMIT 10000

struct frac {
    long num;
    long den;       /* always positive */
};

static long gcd(long a, long b)
{
    if (a < 0)
        a = -a;
    if (b < 0)
        b = -b;
    while (b != 0) {
        long r = a % b;
        a = b;
        b = r;
    }
    return a;
}

static int frac_make(struct frac *f, long num, long den)
{
    long g = gcd(num, den);

    if (g > 1) {
        num /= g;
        den /= g;
    }
    if (den < 0) {
        num = -num;
        den = -den;
    }
    if (num > LIMIT || num < -LIMIT || den > LIMIT)
        return -1;
    f->num = num;
    f->den = den;
    return 0;
}

static int frac_op(struct frac *f, int op, const struct frac *x)
{
    switch (op) {
    case 1:
        return frac_make(f, f->num * x->den + x->num * f->den,
                         f->den * x->den);
    case 2:
        return frac_make(f, f->num * x->num, f->den * x->den);
    case 3:
        return frac_make(f, f->num * x->den, f->den * x->num);
    default:
        return -1;
    }
}

static void frac_print(const struct frac *f)
{
    long whole = f->num / f->den; //@ violated: div
    long rest = f->num % f->den;

    if (rest == 0)
        printf("%ld\n", whole);
    else
        printf("%ld and %ld/%ld\n", whole, rest < 0 ? -rest : rest, f->den);
}

static int read_frac(struct frac *f)
{
    int num = __VERIFIER_nondet_int();
    int den = __VERIFIER_nondet_int();

    if (den == 0)
        return -1;
    return frac_make(f, num, den);
}

int main(void)
{
    struct frac acc, x;

    if (read_frac(&acc) < 0)
        return 1;
    for (int i = 0; i < 20; i++) {
        int op = __VERIFIER_nondet_int();
        if (op == 0 || read_frac(&x) < 0)
            break;
        if (frac_op(&acc, op, &x) < 0) {
            printf("error\n");
            break;
        }
        frac_print(&acc);
    }
    return 0;
}
