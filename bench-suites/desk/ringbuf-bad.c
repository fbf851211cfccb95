//@ verdict: violated
//@ inputs: 34 1 0 1 1 1 2 1 3 1 4 1 5 1 6 1 7 1 8 1 9 1 10 1 11 1 12 1 13 1 14 1 15 1 16 1 17 1 18 1 19 1 20 1 21 1 22 1 23 1 24 1 25 1 26 1 27 1 28 1 29 1 30 1 31 2 1 99
/* ringbuf.c - a fixed size queue of samples kept in a ring buffer, with
 * a producer and a consumer driven by outside events. */
#include <stdio.h>
#include <stdbool.h>

extern int __VERIFIER_nondet_int(void);
extern short __VERIFIER_nondet_short(void);

#define RING_SIZE 32
#define MAX_EVENTS 400

struct ring {
    short buf[RING_SIZE];
    unsigned head;      /* index of the oldest sample */
    unsigned count;     /* number of samples stored */
    unsigned dropped;
};

static struct ring samples;

static bool ring_put(struct ring *r, short s)
{
    unsigned tail;

    if (r->count == RING_SIZE) {
        r->dropped++;
        return false;
    }
    tail = r->head + r->count;
    if (tail > RING_SIZE)
        tail -= RING_SIZE;
    r->buf[tail] = s; //@ violated: bounds
    r->count++;
    return true;
}

static bool ring_get(struct ring *r, short *s)
{
    if (r->count == 0)
        return false;
    *s = r->buf[r->head];
    r->head++;
    if (r->head == RING_SIZE)
        r->head = 0;
    r->count--;
    return true;
}

static int ring_sum(const struct ring *r)
{
    int sum = 0;
    unsigned pos = r->head;

    for (unsigned i = 0; i < r->count; i++) {
        sum += r->buf[pos];
        pos = (pos + 1) % RING_SIZE;
    }
    return sum;
}

int main(void)
{
    int events = __VERIFIER_nondet_int();

    if (events < 0 || events > MAX_EVENTS)
        events = MAX_EVENTS;
    for (int i = 0; i < events; i++) {
        short s;
        int what = __VERIFIER_nondet_int();

        if (what == 1) {
            if (!ring_put(&samples, __VERIFIER_nondet_short()))
                printf("full\n");
        } else if (what == 2) {
            if (ring_get(&samples, &s))
                printf("got %d\n", s);
        } else {
            printf("sum %d\n", ring_sum(&samples));
        }
    }
    printf("%u left, %u dropped\n", samples.count, samples.dropped);
    return 0;
}
