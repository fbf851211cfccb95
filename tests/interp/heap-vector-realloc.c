/* Covers: a growing vector with realloc, generic by element size, insert, erase, shrink, vector of vectors. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct vec { void *data; size_t len, cap, esize; };

static int moves;

static void reserve(struct vec *v, size_t want) {
    if (want <= v->cap)
        return;
    size_t cap = v->cap ? v->cap : 2;
    while (cap < want)
        cap += cap / 2 + 1;
    void *p = realloc(v->data, cap * v->esize);
    if (!p)
        exit(1);
    v->data = p;
    v->cap = cap;
    moves++;
}

static void *at(const struct vec *v, size_t i) { return (char *)v->data + i * v->esize; }

static void *insert(struct vec *v, size_t i, const void *e) {
    reserve(v, v->len + 1);
    memmove(at(v, i + 1), at(v, i), (v->len - i) * v->esize);
    memcpy(at(v, i), e, v->esize);
    v->len++;
    return at(v, i);
}

static void push(struct vec *v, const void *e) { insert(v, v->len, e); }

static void erase(struct vec *v, size_t i) {
    memmove(at(v, i), at(v, i + 1), (v->len - i - 1) * v->esize);
    v->len--;
}

static void shrink(struct vec *v) {
    v->data = realloc(v->data, v->len * v->esize);
    v->cap = v->len;
}

struct rec { char tag; double weight; };

int main(void) {
    struct vec ints = {.esize = sizeof(int)};
    for (int i = 0; i < 30; i++) {
        size_t pos = 0;
        int x = i * 17 % 31;
        while (pos < ints.len && *(int *)at(&ints, pos) < x)
            pos++;
        insert(&ints, pos, &x);
    }
    for (size_t i = 0; i < ints.len; i += 2)
        erase(&ints, i);
    shrink(&ints);
    int sum = 0;
    for (size_t i = 0; i < ints.len; i++) {
        int x = ((int *)ints.data)[i];
        printf("%d ", x);
        sum += x;
    }
    printf("\n%zu %zu %d %d\n", ints.len, ints.cap, moves, sum);

    struct vec recs = {.esize = sizeof(struct rec)};
    for (int i = 0; i < 5; i++)
        push(&recs, &(struct rec){(char)('a' + i), i * 1.5});
    struct rec *front = insert(&recs, 0, &(struct rec){'@', -1});
    front->weight--;
    for (size_t i = 0; i < recs.len; i++) {
        struct rec *r = at(&recs, i);
        printf("%c%g ", r->tag, r->weight);
    }
    putchar('\n');

    struct vec outer = {.esize = sizeof(struct vec)};
    for (short i = 1; i <= 4; i++) {
        struct vec inner = {.esize = sizeof(short)};
        for (short k = 0; k < i; k++)
            push(&inner, &(short){(short)(i * k)});
        push(&outer, &inner);
    }
    int total = 0;
    for (size_t i = 0; i < outer.len; i++) {
        struct vec *in = at(&outer, i);
        for (size_t k = 0; k < in->len; k++)
            total += *(short *)at(in, k);
        free(in->data);
    }
    printf("%d\n", total);
    free(outer.data);
    free(recs.data);
    free(ints.data);
    return total + sum;
}
