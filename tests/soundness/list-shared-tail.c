/* Two lists share their end, which is freed twice. */
#include <stdlib.h>

struct node {
  struct node *next;
  int value;
};

static struct node *push(struct node *list, int v) {
  struct node *n = malloc(sizeof *n);
  n->next = list;
  n->value = v;
  return n;
}

static void drop(struct node *list) {
  while (list) {
    struct node *next = list->next; //@ violated: deref
    free(list);
    list = next;
  }
}

int main(void) {
  struct node *a = 0, *b;
  for (int i = 0; i < 9; i++)
    a = push(a, i);
  b = a;
  for (int i = 0; i < 9; i++)
    a = push(a, i);
  for (int i = 0; i < 9; i++)
    b = push(b, i);
  drop(a);
  drop(b);
  return 0;
}
