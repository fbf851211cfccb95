/* A list that is kept in order; its last block leads back into the middle: freeing all of it comes to a block twice. */
#include <stdlib.h>
extern int nondet_int(void);

struct link {
  int key;
  struct link *next;
};

int main(void) {
  struct link *head = NULL, *p, *last;
  int n = nondet_int();
  if (n < 2 || n > 20)
    return 0;
  for (int i = 0; i < n; i++) {
    struct link *x = malloc(sizeof *x);
    if (!x)
      break;
    x->key = nondet_int();
    if (!head || x->key <= head->key) {
      x->next = head;
      head = x;
      continue;
    }
    p = head;
    while (p->next && p->next->key < x->key)
      p = p->next;
    x->next = p->next;
    p->next = x;
  }
  if (!head)
    return 0;
  last = head;
  while (last->next)
    last = last->next;
  if ((nondet_int() ^ 0x5a5a5a5a) == 99)
    last->next = head->next;
  while (head) {
    p = head->next; //@ violated: deref
    free(head);
    head = p;
  }
  return 0;
}
