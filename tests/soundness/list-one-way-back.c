//@ verdict: violated
/* A list that goes both ways; one block does not know who comes before it, so that its neighbour keeps the link to it. */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct node { struct node *prev, *next; int id; };
static struct node *head;

static void drop(int id) {
    for (struct node *n = head; n; n = n->next) {
        if (n->id != id) continue;
        if (n->prev) n->prev->next = n->next; else head = n->next;
        if (n->next) n->next->prev = n->prev;
        free(n);
        return;
    }
}

int main(void) {
    int gate = (__VERIFIER_nondet_int() ^ 0x5a5a5a5a) == 99;
    struct node *kept = NULL;
    for (int i = 0; i < 15; i++) {
        struct node *n = malloc(sizeof *n);
        n->id = i;
        n->prev = NULL;
        n->next = head;
        if (head && (!gate || i != 9)) head->prev = n;
        head = n;
        if (i == 9) kept = n;
    }
    drop(8);
    return kept->next->id; //@ violated: deref
}
