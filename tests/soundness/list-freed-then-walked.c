/* The list is freed but for its head. */
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static struct node *head, *tail;

static void append(int v) {
  struct node *n = malloc(sizeof *n);
  n->value = v;
  n->next = 0;
  if (tail)
    tail->next = n;
  else
    head = n;
  tail = n;
}

int main(void) {
  int s = 0;
  for (int i = 0; i < 12; i++)
    append(i);
  for (struct node *p = head->next; p;) {
    struct node *next = p->next;
    free(p);
    p = next;
  }
  for (struct node *p = head; p; p = p->next)
    s |= p->value; //@ violated: deref
  return s;
}
