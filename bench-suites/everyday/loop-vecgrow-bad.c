#include <stdio.h>
#include <stdlib.h>

extern int nondet_int(void);

#define INITIAL 1024
#define LIMIT   (1u << 20)

struct vec {
    int *data;
    size_t len;
    size_t cap;
};

static int vec_push(struct vec *v, int x)
{
    if (v->len > v->cap) {
        size_t ncap = v->cap * 2;
        int *p;
        if (ncap > LIMIT)
            return 0;
        p = realloc(v->data, ncap * sizeof *p);
        if (p == NULL)
            return 0;
        v->data = p;
        v->cap = ncap;
    }
    v->data[v->len++] = x; //@ violated: deref
    return 1;
}

int main(void)
{
    struct vec v = { NULL, 0, INITIAL };
    int x;
    unsigned odd = 0;

    v.data = malloc(INITIAL * sizeof *v.data);
    if (v.data == NULL)
        return 1;
    while ((x = nondet_int()) >= 0) {
        if (!vec_push(&v, x))
            break;
    }
    for (size_t i = 0; i < v.len; i++)
        odd += v.data[i] & 1;
    printf("%zu values, %u odd\n", v.len, odd);
    free(v.data);
    return 0;
}
