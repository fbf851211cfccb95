//@ verdict: violated
/* Two arrays that grow in the same place: what is in one of them is not in the other. */
#include <stdio.h>
#include <stdlib.h>

struct numbers {
    int *a;
    size_t n, cap;
};

static int push(struct numbers *v, int x) {
    if (v->n == v->cap) {
        size_t cap = v->cap + 16;
        int *p = realloc(v->a, cap * sizeof *p);
        if (!p) return 0;
        v->a = p;
        v->cap = cap;
    }
    v->a[v->n++] = x;
    return 1;
}

int main(void) {
    struct numbers small = {0}, large = {0};
    int count[10] = {0};
    for (int i = 0; i < 60; i++) {
        int odd = i & 1;
        if (!push(odd ? &large : &small, odd ? i : i % 10)) return 1;
    }
    for (size_t i = 0; i < small.n; i++) count[small.a[i]]++;
    for (size_t i = 0; i < large.n; i++) count[large.a[i]]++; //@ violated: deref
    printf("%d\n", count[0]);
    free(small.a);
    free(large.a);
    return 0;
}
