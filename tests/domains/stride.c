// A heap buffer, an unsigned index that steps by two, a counter, and a global.
#include <stdlib.h>
unsigned total;
int main(void) {
    int *q = malloc(40);
    unsigned count = 0;
    for (unsigned j = 0; j < 10; j += 2) {
        q[j] = 1;
        total++;
        if (q[j + 1] > 3)
            count++;
    }
    free(q);
    return count <= 5;
}
