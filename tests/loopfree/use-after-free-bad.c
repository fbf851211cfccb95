//@ property: assert,memory
//@ verdict: violated
//@ inputs: 0 3
/* An object is released on one path and read on the next. */
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);

struct node {
  int value;
  struct node *next;
};

static struct node *make(int v) {
  struct node *n = malloc(sizeof *n);
  if (n) {
    n->value = v;
    n->next = NULL;
  }
  return n;
}

static int pop(struct node **head) {
  struct node *n = *head;
  *head = n->next;
  free(n);
  int v = n->value; //@ violated: deref
  return v;
}

int main(void) {
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  struct node *head = make(a);
  if (!head)
    return 0;
  head->next = make(b);
  if (!head->next)
    return 0;
  int x = pop(&head);
  assert(head != NULL);
  (void)x;
  assert(head->value == b);
  free(head);
  return 0;
}
