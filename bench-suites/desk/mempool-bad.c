//@ verdict: violated
//@ inputs: 41 1 1 1 2 1 3 1 4 1 5 1 6 1 7 1 8 1 9 1 10 1 11 1 12 1 13 1 14 1 15 1 16 1 17 1 18 1 19 1 20 1 21 1 22 1 23 1 24 1 25 1 26 1 27 1 28 1 29 1 30 1 31 1 32 1 33 1 34 1 35 1 36 1 37 1 38 1 39 1 40 1 41
/* mempool.c - pool of equal sized events with a free list threaded
 * through the unused ones; a FIFO of pending events uses the pool. */
#include <stdio.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);

#define POOL_SIZE 40

struct event {
    struct event *next;
    int when;
    int code;
};

static struct event pool[POOL_SIZE];
static struct event *free_list;

static struct event *first, *last;

static void pool_init(void)
{
    free_list = NULL;
    for (int i = POOL_SIZE - 1; i >= 0; i--) {
        pool[i].next = free_list;
        free_list = &pool[i];
    }
}

static struct event *event_alloc(void)
{
    struct event *e = free_list;

    if (e != NULL)
        free_list = e->next;
    return e;
}

static void event_release(struct event *e)
{
    e->next = free_list;
    free_list = e;
}

static int post(int when, int code)
{
    struct event *e = event_alloc();

    e->next = NULL; //@ violated: deref
    e->when = when;
    e->code = code;
    if (last != NULL)
        last->next = e;
    else
        first = e;
    last = e;
    return 0;
}

static int deliver(void)
{
    struct event *e = first;

    if (e == NULL)
        return 0;
    first = e->next;
    if (first == NULL)
        last = NULL;
    printf("t=%d: event %d\n", e->when, e->code);
    event_release(e);
    return 1;
}

int main(void)
{
    int steps = __VERIFIER_nondet_int();
    int lost = 0;

    if (steps > 500)
        steps = 500;
    pool_init();
    for (int t = 0; t < steps; t++) {
        if (__VERIFIER_nondet_int() == 1) {
            if (post(t, __VERIFIER_nondet_int()) != 0)
                lost++;
        } else if (!deliver()) {
            printf("t=%d: idle\n", t);
        }
    }
    while (deliver())
        ;
    printf("%d lost\n", lost);
    return 0;
}
