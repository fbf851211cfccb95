/* Two counters that walk towards each other and swap what they stand on. */
#include "bounds.h"
static char text[N];
int main(void) {
    BOUND
    int low = 0, high = LAST - 1;
    while (low < high) {
        char c = text[low];
        text[low] = text[high];
        text[high] = c;
        low++;
        high--;
    }
    return text[0];
}
