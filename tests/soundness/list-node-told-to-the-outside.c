/* Unknown code may put anything into a node that it knows. */
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

extern void outside(struct node *);

int main(void) {
  struct node *head = 0;
  int s = 0;
  for (int i = 0; i < 10; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = head;
    n->value = i;
    head = n;
  }
  outside(head);
  for (struct node *p = head; p; p = p->next)
    s |= p->value; //@ violated: deref
  return s;
}
