/* Two counters that walk towards each other and swap what they stand on. */
#ifndef N
#define N 10
#endif
#ifdef ANY
#define BOUND int n_ = nondet_int(); if (n_ < 1 || n_ > N) return 0;
#define LAST n_
#else
#define BOUND
#define LAST N
#endif
int nondet_int(void);
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
