/* One node of thirty keeps what its memory held before. */
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node *head = 0;
  unsigned sum = 0;
  for (int i = 0; i < 30; i++) {
    struct node *n = malloc(sizeof *n);
    if (i != 7)
      n->next = head;
    n->value = i;
    head = n;
  }
  for (struct node *p = head; p; p = p->next)
    sum += (unsigned)p->value; //@ violated: deref
  return sum > 1000;
}
