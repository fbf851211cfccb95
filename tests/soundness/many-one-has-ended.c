/* One of the many blocks of a list has ended when all of them are looked at. */
#include <stdlib.h>
extern int nondet_int(void);
struct node { int value; struct node *next; };

int main(void) {
  struct node *head = 0;
  for (int i = 0; i < 12; i++) {
    struct node *n = malloc(sizeof *n);
    n->value = i;
    n->next = head;
    head = n;
  }
  free(head->next->next);
  int sum = 0;
  for (struct node *p = head; p; p = p->next) sum ^= p->value; //@ violated: deref
  return sum;
}
