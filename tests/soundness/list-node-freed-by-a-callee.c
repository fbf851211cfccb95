/* A function frees the node that it is given, which is in the list still. */
#include <stdlib.h>
extern int nondet_int(void);

struct node {
  struct node *next;
  int value;
};

static struct node *list;
static int total;

static void drop(struct node *n, int deep) {
  for (int i = 0; i < deep; i++)
    total ^= i;
  free(n);
  for (struct node *p = list; p; p = p->next)
    total ^= p->value; //@ violated: deref
}

static void add(int v) {
  struct node *n = malloc(sizeof *n);
  n->next = list;
  n->value = v;
  list = n;
  for (int i = 0; i < v; i++)
    total ^= i;
}

int main(void) {
  for (int i = 0; i < 9; i++)
    add(i);
  drop(list->next, nondet_int() & 7);
  return total;
}
