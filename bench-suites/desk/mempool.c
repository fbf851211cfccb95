//@ verdict: safe
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

    if (e == NULL)
        return -1;
    e->next = NULL;
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
