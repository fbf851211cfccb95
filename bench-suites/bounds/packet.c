/* Walks over the records of a packet: each has a length in its first byte. */
#include "bounds.h"
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
