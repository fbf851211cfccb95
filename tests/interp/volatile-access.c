/* Covers: volatile locals, globals, struct members and pointers: reads and writes kept in order. */
#include <stdio.h>

static volatile int ticks;
struct device { volatile unsigned status; unsigned plain; volatile unsigned char fifo[4]; };

static int wait_ready(struct device *d) {
    int spins = 0;
    while (!(d->status & 0x80)) {
        d->status += 0x15;
        spins++;
    }
    return spins;
}

static void send(volatile unsigned char *port, const char *s) {
    int i = 0;
    while (*s)
        port[i++ & 3] = (unsigned char)*s++;
}

static int tick(void) { return ++ticks; }

int main(void) {
    volatile int x = 3;
    int y = x * x + x;
    x += y;
    x++;
    printf("%d %d\n", x, y);
    struct device d = {1, 2, {0}};
    int spins = wait_ready(&d);
    printf("%d %x %u\n", spins, d.status, d.plain);
    send(d.fifo, "overrun");
    printf("%c%c%c%c\n", d.fifo[0], d.fifo[1], d.fifo[2], d.fifo[3]);
    int seen = 0;
    for (volatile int i = 0; i < 5; i++)
        seen = seen * 10 + tick() % 10;
    printf("%d %d\n", seen, ticks);
    int *volatile vp = &y;
    *vp += 1;
    volatile int *pv = &y;
    *pv *= 2;
    const volatile double cv = 0.1;
    printf("%d %d %d\n", y, *vp == *pv, cv + cv == 0.2);
    struct device copy = d;
    copy.status = 0;
    volatile long long big = -64;
    big >>= 3;
    volatile _Bool flag = 2;
    ticks;
    (void)copy.fifo[1];
    printf("%lld %d\n", big, flag);
    return spins + ticks;
}
