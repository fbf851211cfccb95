/* The last node leads back to the first one, which has ended by then. */
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node *head = 0, *last = 0;
  for (int i = 0; i < 25; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = head;
    n->value = i;
    if (!last)
      last = n;
    head = n;
  }
  last->next = head;
  while (head) {
    struct node *next = head->next; //@ violated: deref
    free(head);
    head = next;
  }
  return 0;
}
