/* Covers: the file that defines the shared arrays and changes them. */
#include "shared.h"
#include <stddef.h>

int squares[] = {0, 1, 4, 9, 16, 25, 36};
const int nsquares = sizeof squares / sizeof *squares;
char message[16] = "message";
struct point corners[2][2] = {{{0, 0}, {9, 0}}, {{0, 7}, {9, 7}}};
const char *const names[] = {"alpha", "beta", "gamma", NULL};
int *cursor = squares + 2;

int fill(int from) {
    int changed = 0;
    for (int i = from; i < nsquares; i++)
        if (squares[i] != i + origin.x) {
            squares[i] = i + origin.x;
            changed++;
        }
    return changed;
}

struct point far_corner(void) {
    struct point best = origin;
    for (int i = 0; i < 4; i++)
        if (dist(corners[i / 2][i % 2], origin) > dist(best, origin))
            best = corners[i / 2][i % 2];
    return best;
}
