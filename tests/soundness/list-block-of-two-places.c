/* The block that `head` leads to may come from two places: what holds of all blocks that the second one makes says nothing of it. */
#include <stdlib.h>
extern int nondet_int(void);

struct node {
  struct node *next;
  int value;
};

static struct node *head;

int main(void) {
  int a[1];
  struct node *z;
  for (int i = 0; i < 12; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = head ? head->next : 0;
    if (head)
      head->next = n;
    else
      head = n;
    if (i == 2 && head) {
      struct node *t = head;
      if ((nondet_int() ^ 0x5a5a5a5a) == 99)
        a[i - 1] = 1; //@ violated: deref
      head = head->next;
      free(t);
    }
  }
  z = malloc(sizeof *z);
  if (z) {
    z->next = head;
    head = z;
  }
  return 0;
}
