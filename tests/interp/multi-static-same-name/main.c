/* Covers: static functions, variables and types with the same names in two files. */
#include <stdio.h>

int left_run(int n);
int right_run(int n);
const char *left_label(void);
const char *right_label(void);

static int counter = 1000;
static int helper(int v) { return ++counter + v; }

int main(void) {
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        int l = left_run(i), r = right_run(i), m = helper(i);
        printf("%d %d %d\n", l, r, m);
        sum += l + r;
    }
    printf("%s %s %d\n", left_label(), right_label(), left_label() != right_label());
    return sum % 256;
}
