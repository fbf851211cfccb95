/* Long and short nodes in one list: the walk reads what only the long ones have. */
#include <stdlib.h>
extern int nondet_int(void);

struct node {
  struct node *next;
  int kind;
  int rest[4];
};

int main(void) {
  struct node *head = 0;
  int s = 0;
  for (int i = 0; i < 16; i++) {
    struct node *n;
    if (nondet_int() == 4) {
      n = malloc(16);
      n->kind = 1;
    } else {
      n = malloc(sizeof *n);
      n->kind = 2;
      n->rest[3] = 7;
    }
    n->next = head;
    head = n;
  }
  for (struct node *p = head; p; p = p->next)
    s |= p->rest[3]; //@ violated: deref
  return s;
}
