/* The children of a leaf are not set where it goes to the right. */
#include <stdlib.h>
extern int nondet_int(void);

struct node {
  struct node *left, *right;
  int key;
};

int main(void) {
  struct node *root = 0;
  for (int i = 0; i < 10; i++) {
    struct node *n = malloc(sizeof *n), **at = &root;
    n->key = nondet_int();
    n->left = 0;
    int right = 0;
    while (*at) {
      right = n->key > (*at)->key; //@ violated: deref
      at = right ? &(*at)->right : &(*at)->left;
    }
    if (!right)
      n->right = 0;
    *at = n;
  }
  return 0;
}
