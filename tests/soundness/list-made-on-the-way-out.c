/* No list is there when the outer loop begins anew: what is true of all its nodes then is true of none. */
#include <stdlib.h>
extern int nondet_int(void);

struct node {
  struct node *next;
  int value;
};

int main(void) {
  int s = 0;
  for (int turn = 0; turn < 9; turn++) {
    struct node *head = 0;
    int n = nondet_int() & 15;
    for (int i = 0; i < n; i++) {
      struct node *m = malloc(sizeof *m);
      if (i != 5)
        m->next = head;
      m->value = i;
      head = m;
    }
    if (n > 7) {
      for (struct node *p = head; p; p = p->next)
        s |= p->value; //@ violated: deref
      return s;
    }
    if (n > 0)
      exit(0);
  }
  return s;
}
