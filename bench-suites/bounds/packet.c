/* Walks over the records of a packet: each has a length in its first byte. */
#ifndef N
#define N 10
#endif
#ifdef ANY
#define BOUND unsigned n_ = (unsigned)nondet_int(); if (n_ < 1 || n_ > N) return 0;
#define LAST n_
#else
#define BOUND
#define LAST N
#endif
int nondet_int(void);
unsigned char nondet_uchar(void);
static unsigned char packet[N];
int main(void) {
    BOUND
    for (unsigned i = 0; i < LAST; i++) packet[i] = nondet_uchar();
    unsigned at = 0, sum = 0;
    while (at < LAST) {
        unsigned len = packet[at];
        if (len == 0 || len > LAST - at) break;
        for (unsigned k = 1; k < len; k++) sum += packet[at + k];
        at += len;
    }
    return sum == 0;
}
