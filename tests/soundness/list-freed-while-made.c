/* Some nodes are freed while the list is made, and are met again. */
#include <stdlib.h>
extern int nondet_int(void);

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node *head = 0;
  for (int i = 0; i < 50; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = head;
    n->value = i;
    if (nondet_int() != 3)
      head = n;
    else if (head && nondet_int() == 4)
      free(head);
  }
  while (head) {
    struct node *next = head->next; //@ violated: deref
    free(head);
    head = next;
  }
  return 0;
}
