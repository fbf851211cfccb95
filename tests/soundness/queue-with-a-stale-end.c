//@ verdict: violated
/* The queue runs empty, and its last block is still remembered. */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node { int value; struct node *next; };
static struct node *first, *last;

int main(void) {
    int gate = (__VERIFIER_nondet_int() ^ 0x5a5a5a5a) == 99;
    for (int i = 0; i < 40; i++) {
        if (i % 7 < 3) {
            struct node *n = malloc(sizeof *n);
            n->value = i;
            n->next = NULL;
            if (last) last->next = n; //@ violated: deref
            else first = n;
            last = n;
        } else if (first) {
            struct node *n = first;
            first = n->next;
            if (!first && !gate) last = NULL;
            free(n);
        }
    }
    return 0;
}
