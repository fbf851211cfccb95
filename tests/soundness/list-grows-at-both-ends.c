/* Nodes come in at both ends, so that pointers lead to older and to younger ones; one leads back. */
#include <stdlib.h>
extern int nondet_int(void);

struct node {
  struct node *next;
  int value;
};

int main(void) {
  struct node *first = malloc(sizeof *first), *last = first;
  first->next = 0;
  for (int i = 0; i < 30; i++) {
    struct node *n = malloc(sizeof *n);
    if (nondet_int() & 1) {
      n->next = first;
      first = n;
    } else {
      last->next = n;
      last = n;
      n->next = i == 29 ? first : 0;
    }
  }
  while (first) {
    struct node *next = first->next; //@ violated: deref
    free(first);
    first = next;
  }
  return 0;
}
