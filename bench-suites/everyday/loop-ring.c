#include <stdio.h>

extern int nondet_int(void);

#define RING_SIZE 1024

typedef struct {
    int head;       /* next write */
    int tail;       /* next read */
    int count;
    int slot[RING_SIZE];
} ring_t;

static ring_t ring;

static int ring_put(ring_t *r, int v)
{
    if (r->count == RING_SIZE)
        return 0;
    r->slot[r->head] = v;
    if (++r->head >= RING_SIZE)
        r->head = 0;
    r->count++;
    return 1;
}

static int ring_get(ring_t *r, int *out)
{
    if (r->count == 0)
        return 0;
    *out = r->slot[r->tail];
    r->tail = (r->tail + 1) % RING_SIZE;
    r->count--;
    return 1;
}

int main(void)
{
    unsigned dropped = 0, seen = 0;
    int cmd;

    while ((cmd = nondet_int()) != 0) {
        int v;
        if (cmd > 0) {
            if (!ring_put(&ring, cmd))
                dropped++;
        } else if (ring_get(&ring, &v)) {
            seen++;
        }
    }
    printf("%u read, %u dropped, %d left\n", seen, dropped, ring.count);
    return 0;
}
