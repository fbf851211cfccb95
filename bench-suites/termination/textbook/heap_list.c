// Textbook loops: heap list.
#include <stdlib.h>
struct node { int v; struct node *next; };
extern int nondet_int(void);
int main(void) {
  struct node *head = 0;
  int n = nondet_int();
  for (int i = 0; i < n; i++) { //@ terminating
    struct node *p = malloc(sizeof *p);
    if (!p) return 1;
    p->v = i; p->next = head; head = p;
  }
  int sum = 0;
  for (struct node *p = head; p; p = p->next) sum += p->v; //@ terminating
  while (head) { struct node *t = head->next; free(head); head = t; } //@ terminating
  return sum;
}
