/* Covers: _Atomic variables single-threaded: operators, compare-exchange, flags, stdatomic functions. */
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

static _Atomic int counter;
static atomic_uint_fast64_t wide = 1;
static atomic_flag lock = ATOMIC_FLAG_INIT;
static _Atomic(int *) cursor;

struct node { int v; struct node *next; };
static _Atomic(struct node *) top;

static void push(struct node *n) {
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_weak(&top, &n->next, n))
        ;
}

static struct node *pop(void) {
    struct node *n = atomic_load(&top);
    while (n && !atomic_compare_exchange_strong(&top, &n, n->next))
        ;
    return n;
}

static int bump(int by) {
    int old = atomic_load_explicit(&counter, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&counter, &old, old + by, memory_order_acq_rel,
                                                  memory_order_relaxed))
        ;
    return old;
}

int main(void) {
    counter = 5;
    counter++;
    ++counter;
    counter += 10;
    counter *= 2; /* a compare-exchange loop */
    counter ^= 3;
    printf("%d\n", counter);
    printf("%d\n", atomic_fetch_add(&counter, 7));
    printf("%d\n", atomic_load(&counter));
    printf("%d\n", atomic_fetch_sub(&counter, 40));
    printf("%d\n", atomic_fetch_and(&counter, 0xf0f));
    printf("%d\n", atomic_fetch_or(&counter, 0x40));
    printf("%d\n", atomic_exchange(&counter, -3));
    printf("%d\n", counter);
    int expect = 4;
    int won = atomic_compare_exchange_strong(&counter, &expect, 99);
    printf("%d %d\n", won, expect);
    won = atomic_compare_exchange_strong(&counter, &expect, 99);
    printf("%d %d\n", won, counter);
    printf("%d\n", bump(1));
    printf("%d\n", counter);
    wide <<= 40;
    wide--;
    printf("%llx\n", (unsigned long long)wide);
    printf("%d ", atomic_flag_test_and_set(&lock));
    printf("%d ", atomic_flag_test_and_set(&lock));
    atomic_flag_clear(&lock);
    printf("%d\n", atomic_flag_test_and_set(&lock));
    int arr[4] = {1, 2, 3, 4};
    cursor = arr;
    cursor++;
    cursor = cursor + 2;
    printf("%d %d\n", *cursor, (int)(cursor - arr));
    struct node n[3] = {{1, 0}, {2, 0}, {3, 0}};
    for (int i = 0; i < 3; i++)
        push(&n[i]);
    int sum = 0;
    for (struct node *p; (p = pop());)
        sum = sum * 10 + p->v;
    _Atomic unsigned char small = 250;
    small += 10;
    _Atomic _Bool b = 0;
    b |= 4;
    printf("%d %d %d\n", sum, small, b);
    atomic_thread_fence(memory_order_seq_cst);
    return counter + small;
}
