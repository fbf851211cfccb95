/* Cuts a path at its last slash. */
#include "bounds.h"
static char path[N];
int main(void) {
    for (int i = 0; i < N - 1; i++) path[i] = (char)nondet_int();
    path[N - 1] = 0;
    char *slash = 0;
    for (char *p = path; *p; p++)
        if (*p == '/') slash = p;
    if (slash) *slash = 0;
    return path[0];
}
