//@ verdict: violated
/* One block in the middle of a list is freed and stays in it. */
#include <stdlib.h>

struct node { int value; struct node *next; };

int main(void) {
    struct node *head = NULL;
    for (int i = 0; i < 20; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i;
        n->next = head;
        head = n;
    }
    struct node **link = &head;
    while (*link) {
        struct node *cur = *link;
        if (cur->value % 5 == 0) {
            if (cur->value != 10) *link = cur->next;
            else link = &cur->next->next;
            free(cur);
        } else {
            link = &cur->next;
        }
    }
    int sum = 0;
    for (struct node *n = head; n; n = n->next) sum += n->value; //@ violated: deref
    return sum == 3;
}
