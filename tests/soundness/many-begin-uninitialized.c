/* A member of some of the blocks is never set. */
#include <stdlib.h>
extern int nondet_int(void);
struct node { int value; struct node *next; };

int main(void) {
  struct node *head = 0;
  for (int i = 0; i < 12; i++) {
    struct node *n = malloc(sizeof *n);
    n->value = i;
    if (i != 6) n->next = head;
    head = n;
  }
  int sum = 0;
  for (struct node *p = head; p; p = p->next) sum ^= p->value; //@ violated: deref
  return sum;
}
