//@ property: leak
//@ verdict: safe
/* Freeing the head of a list makes its tail unreachable. */
#include <stdlib.h>
#include <string.h>
extern _Bool __VERIFIER_nondet_bool(void);

struct node {
  struct node *next;
};

static struct node *head;

static void push_first(void) {
  head = malloc(sizeof *head);
  if (head)
    head->next = NULL;
}

static void push_second(void) {
  struct node *n = malloc(sizeof *n);
  if (!n)
    return;
  n->next = NULL;
  head->next = n;
}

static void drop_all(void) {
  struct node *h = head;
  head = NULL;
  if (!h)
    return;
  free(h->next);
  free(h);
}

static void clear_stack(void) {
  volatile char pad[512];
  memset((char *)pad, 0, sizeof pad);
}

int main(void) {
  _Bool two = __VERIFIER_nondet_bool();
  push_first();
  if (!head)
    return 0;
  if (two)
    push_second();
  drop_all();
  clear_stack();
  return 0;
}
