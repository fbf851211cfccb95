//@ verdict: safe
/* dispatch.c - accumulator calculator; the operations are called through
 * a table of function pointers and refuse to overflow. */
#include <stdio.h>
#include <limits.h>

extern int __VERIFIER_nondet_int(void);

typedef int (*op_fn)(int *acc, int arg);

static int op_add(int *acc, int arg)
{
    if (arg > 0 ? *acc > INT_MAX - arg : *acc < INT_MIN - arg)
        return -1;
    *acc += arg;
    return 0;
}

static int op_sub(int *acc, int arg)
{
    if (arg > 0 ? *acc < INT_MIN + arg : *acc > INT_MAX + arg)
        return -1;
    *acc -= arg;
    return 0;
}

static int op_mul(int *acc, int arg)
{
    long long r = (long long)*acc * arg;

    if (r > INT_MAX || r < INT_MIN)
        return -1;
    *acc = (int)r;
    return 0;
}

static int op_div(int *acc, int arg)
{
    if (arg == 0 || (*acc == INT_MIN && arg == -1))
        return -1;
    *acc /= arg;
    return 0;
}

static int op_neg(int *acc, int arg)
{
    (void)arg;
    if (*acc == INT_MIN)
        return -1;
    *acc = -*acc;
    return 0;
}

static const struct {
    const char *name;
    op_fn fn;
} ops[] = {
    { "add", op_add },
    { "sub", op_sub },
    { "mul", op_mul },
    { "div", op_div },
    { "neg", op_neg },
};

#define NOPS ((int)(sizeof ops / sizeof ops[0]))

int main(void)
{
    int acc = __VERIFIER_nondet_int();
    int used[sizeof ops / sizeof ops[0]] = { 0 };

    for (int i = 0; i < 30; i++) {
        int op = __VERIFIER_nondet_int();
        int arg = __VERIFIER_nondet_int();

        if (op < 0 || op >= NOPS)
            break;
        if (ops[op].fn(&acc, arg) != 0) {
            printf("%s %d: error\n", ops[op].name, arg);
            continue;
        }
        used[op]++;
        printf("%s %d = %d\n", ops[op].name, arg, acc);
    }
    for (int i = 0; i < NOPS; i++)
        printf("%s: %d\n", ops[i].name, used[i]);
    return 0;
}
