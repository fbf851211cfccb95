/* The same child hangs on both sides: it is gone when the other side comes to it. */
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct node { struct node *left, *right; };
static struct node *make(int depth, int magic) {
  struct node *n = malloc(sizeof *n);
  if (n == NULL) exit(1);
  n->left = n->right = NULL;
  if (depth > 0) {
    n->left = make(depth - 1, magic);
    n->right = magic && depth == 1 ? n->left : make(depth - 1, 0);
  }
  return n;
}
static void drop(struct node *n) {
  if (n == NULL) return;
  drop(n->left); //@ violated: deref
  drop(n->right);
  free(n);
}
int main(void) {
  drop(make(5, __VERIFIER_nondet_int() == 1234567));
  return 0;
}
