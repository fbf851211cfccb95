/* A list that is kept in order; a block is put in front that is its first already: it leads to itself. */
#include <stdlib.h>
extern int nondet_int(void);

struct link {
  int key;
  struct link *next;
};

int main(void) {
  struct link *head = NULL, *p;
  int n = nondet_int();
  if (n < 1 || n > 20)
    return 0;
  for (int i = 0; i < n; i++) {
    struct link *x = malloc(sizeof *x);
    if (!x)
      break;
    x->key = nondet_int();
    if (!head || x->key <= head->key) {
      x->next = head;
      head = x;
      if ((nondet_int() ^ 0x5a5a5a5a) == 99)
        x->next = head;
      continue;
    }
    for (p = head; p->next && p->next != head && p->next->key < x->key; p = p->next)
      ;
    x->next = p->next;
    p->next = x;
  }
  while (head) {
    p = head->next; //@ violated: deref
    free(head);
    head = p;
  }
  return 0;
}
