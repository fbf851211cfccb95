//@ verdict: violated
//@ inputs: 3 1 2 5 2 2 2 2
/* variant.c - registers holding nil, an integer or an owned string in a
 * tagged union; values can be set, copied and cleared. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

#define NREGS 10

enum tag { NIL, INTEGER, STRING };

struct value {
    enum tag tag;
    union {
        int num;
        char *str;
    } u;
};

static void value_clear(struct value *v)
{
    if (v->tag == STRING)
        free(v->u.str); //@ violated: free
}

static void set_int(struct value *v, int n)
{
    value_clear(v);
    v->tag = INTEGER;
    v->u.num = n;
}

static int set_str(struct value *v, const char *s)
{
    size_t n = strlen(s) + 1; //@ violated: deref
    char *copy = malloc(n);

    if (copy == NULL)
        return -1;
    memcpy(copy, s, n);
    value_clear(v);
    v->tag = STRING;
    v->u.str = copy;
    return 0;
}

static int value_copy(struct value *dst, const struct value *src)
{
    if (dst == src)
        return 0;
    switch (src->tag) {
    case INTEGER:
        set_int(dst, src->u.num);
        return 0;
    case STRING:
        return set_str(dst, src->u.str);
    default:
        value_clear(dst);
        return 0;
    }
}

static void value_print(const struct value *v)
{
    if (v->tag == INTEGER)
        printf("%d\n", v->u.num);
    else if (v->tag == STRING)
        printf("\"%s\"\n", v->u.str); //@ violated: deref
    else
        printf("nil\n");
}

static unsigned reg_arg(void)
{
    return (unsigned)__VERIFIER_nondet_int() % NREGS;
}

int main(void)
{
    struct value regs[NREGS];
    char text[32];
    int n = __VERIFIER_nondet_int();

    memset(regs, 0, sizeof regs);
    for (int i = 0; i < n && i < 100; i++) {
        int cmd = __VERIFIER_nondet_int();
        struct value *v = &regs[reg_arg()];

        if (cmd == 0) {
            set_int(v, __VERIFIER_nondet_int());
        } else if (cmd == 1) {
            snprintf(text, sizeof text, "item-%d", __VERIFIER_nondet_int());
            if (set_str(v, text) < 0)
                break;
        } else if (cmd == 2) {
            value_clear(v);
        } else if (value_copy(v, &regs[reg_arg()]) < 0) {
            break;
        }
    }
    for (int i = 0; i < NREGS; i++) {
        value_print(&regs[i]);
        value_clear(&regs[i]);
    }
    return 0;
}
