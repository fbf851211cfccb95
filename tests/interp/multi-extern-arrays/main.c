/* Covers: extern arrays of unknown size, pointers into another file's array, a shared header with inline. */
#include "shared.h"
#include <stdio.h>

static int *const third = &squares[3];
struct point origin = {1, 1};

int main(void) {
    for (int i = 0; i < nsquares; i++)
        printf("%d ", squares[i]);
    printf("%d\n", *third);
    *third = -1;
    int n = fill(2);
    printf("%d %d %d\n", n, *third, squares[nsquares - 1]);
    message[0] = 'M';
    puts(message);
    for (const char *const *p = names; *p; p++)
        printf("%s ", *p);
    putchar('\n');
    struct point f = far_corner();
    printf("%d %d %d\n", f.x, f.y, dist(origin, f));
    corners[1][1].x = 50;
    printf("%d\n", far_corner().x);
    printf("%d ", *cursor++);
    printf("%d %d\n", *cursor, (int)(cursor - squares));
    return dist(far_corner(), origin) % 256;
}
