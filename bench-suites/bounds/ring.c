/* A ring of N places: what is put in comes out again. */
#include "bounds.h"
#include <assert.h>
static int ring[N];
int main(void) {
    int head = 0, tail = 0, count = 0;
    while (nondet_int()) {
        if (nondet_int()) {
            if (count == N) continue;
            ring[head] = count;
            head = head + 1 == N ? 0 : head + 1;
            count++;
        } else {
            if (count == 0) continue;
            int x = ring[tail];
            tail = tail + 1 == N ? 0 : tail + 1;
            count--;
            if (x < 0) break;
        }
        assert(count >= 0 && count <= N);
    }
    return 0;
}
