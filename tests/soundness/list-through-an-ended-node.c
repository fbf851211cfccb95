/* Nodes with odd numbers are freed and stay in the list. */
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node *head = 0;
  unsigned sum = 0;
  for (int i = 0; i < 20; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = head;
    n->value = i;
    head = n;
    if (i == 13)
      free(n->next);
  }
  for (struct node *p = head; p; p = p->next)
    sum += (unsigned)p->value; //@ violated: deref
  return sum > 1000;
}
