/* The name of one node has no end. */
#include <stdlib.h>
#include <string.h>
extern int nondet_int(void);

struct node {
  char *name;
  struct node *next;
};

int main(void) {
  struct node *head = 0;
  size_t sum = 0;
  for (int i = 0; i < 20; i++) {
    struct node *n = malloc(sizeof *n);
    n->name = malloc(5);
    memcpy(n->name, "names", nondet_int() == 2 ? 5 : 4);
    if (n->name[4] != 's')
      n->name[4] = 0;
    n->next = head;
    head = n;
  }
  for (struct node *p = head; p; p = p->next)
    sum += strlen(p->name); //@ violated: deref
  return sum > 1000;
}
