//@ verdict: violated
/* A block is taken from a stack, freed, and stays on the stack. */
#include <stdio.h>
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);

struct stack {
    int *items[8];
    int depth;
};

int main(void) {
    struct stack s;
    s.depth = 0;
    for (int i = 0; i < 100; i++) {
        int c = __VERIFIER_nondet_char();
        if (c == 'p' && s.depth < 8) {
            int *p = malloc(sizeof *p);
            if (!p) break;
            *p = i;
            s.items[s.depth++] = p;
        } else if (c == 'q' && s.depth > 0) {
            int *p = s.items[s.depth - 1];
            printf("%d\n", *p); //@ violated: deref
            free(p);
        }
    }
    while (s.depth > 0) free(s.items[--s.depth]);
    return 0;
}
