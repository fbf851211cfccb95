/* The first block of a list is freed, and the list still begins there. */
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
      continue;
    }
    for (p = head; p->next && p->next->key < x->key; p = p->next)
      ;
    x->next = p->next;
    p->next = x;
  }
  int key = nondet_int() ^ 0x5a5a5a5a;
  for (p = head; p; p = p->next)
    if (p->next && p->next->key == key) {
      struct link *gone = p->next;
      p->next = gone->next;
      free(gone);
    }
  if (head && head->key == key)
    free(head);
  while (head) {
    p = head->next; //@ violated: deref
    free(head);
    head = p;
  }
  return 0;
}
