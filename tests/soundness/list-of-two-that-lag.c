//@ verdict: violated
/* The pointer to the block before is not always the one before: that one keeps its link to what is freed. */
#include <stdlib.h>

struct node { int value; struct node *next; };
static struct node *head;

static void drop(int v) {
    struct node *prev = NULL;
    for (struct node *cur = head; cur; cur = cur->next) {
        if (cur->value == v) {
            if (prev) prev->next = cur->next; else head = cur->next;
            free(cur);
            return;
        }
        if (cur->value != 6) prev = cur;
    }
}

int main(void) {
    struct node *kept = NULL;
    for (int i = 0; i < 12; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i;
        n->next = head;
        head = n;
        if (i == 6) kept = n;
    }
    for (int i = 2; i < 6; i++) drop(i);
    return kept->next ? kept->next->value : 0; //@ violated: deref
}
