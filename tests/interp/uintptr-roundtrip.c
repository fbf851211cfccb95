/* Covers: pointers cast to uintptr_t and back, alignment masks, tag bits in low pointer bits, xor links. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct cell { long value; uintptr_t link; };

static void *tag(void *p, unsigned t) { return (void *)((uintptr_t)p | t); }
static unsigned tag_of(void *p) { return (unsigned)((uintptr_t)p & 7); }
static void *untag(void *p) { return (void *)((uintptr_t)p & ~(uintptr_t)7); }

static uintptr_t align_up(uintptr_t p, uintptr_t a) { return (p + a - 1) & ~(a - 1); }

int main(void) {
    int arr[8] = {0, 1, 4, 9, 16, 25, 36, 49};
    uintptr_t base = (uintptr_t)arr;
    int *p = (int *)(base + 3 * sizeof(int));
    printf("%d %d\n", *p, (int)((uintptr_t)&arr[7] - base));
    long *boxed = malloc(sizeof *boxed);
    *boxed = 77;
    void *t = tag(boxed, 5);
    printf("%u %ld %d\n", tag_of(t), *(long *)untag(t), untag(t) == boxed);
    char *raw = malloc(128);
    char *al = (char *)align_up((uintptr_t)(raw + 1), 64);
    printf("%d %d\n", (int)((uintptr_t)al % 64), al > raw && al < raw + 128);
    *al = 'k';
    /* a doubly walkable list with one xor link per cell */
    struct cell c[5];
    for (int i = 0; i < 5; i++) {
        c[i].value = i * 11;
        uintptr_t prev = i ? (uintptr_t)&c[i - 1] : 0;
        uintptr_t next = i < 4 ? (uintptr_t)&c[i + 1] : 0;
        c[i].link = prev ^ next;
    }
    long sum = 0;
    uintptr_t prev = 0, cur = (uintptr_t)&c[4];
    while (cur) {
        struct cell *k = (struct cell *)cur;
        printf("%ld ", k->value);
        sum += k->value;
        uintptr_t next = k->link ^ prev;
        prev = cur;
        cur = next;
    }
    printf("\n%ld\n", sum);
    intptr_t diff = (intptr_t)&arr[1] - (intptr_t)&arr[6];
    printf("%d\n", (int)diff);
    void *nul = (void *)(uintptr_t)0;
    printf("%d %d\n", nul == NULL, (void *)(intptr_t)12 != NULL);
    sum += *al;
    free(boxed);
    free(raw);
    return (int)sum;
}
