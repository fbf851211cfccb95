/* A list whose second node has ended. */
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node *head = 0;
  int sum = 0;
  for (int i = 0; i < 30; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = head;
    n->value = i;
    head = n;
  }
  free(head->next);
  for (struct node *p = head; p; p = p->next)
    sum += p->value; //@ violated: deref
  return sum;
}
