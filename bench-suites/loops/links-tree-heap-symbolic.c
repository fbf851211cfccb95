//@ verdict: safe
//@ pattern: index-links
// buffer: symbolic, on the heap
// A search tree in an array of nodes; children are indices, 0 stands for no child. The array has one place
// more than there are keys because place 0 is not used.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct node {
  int key;
  unsigned left;
  unsigned right;
};

struct tree {
  struct node *node;
  unsigned used;
  unsigned room;
};

static int tree_open(struct tree *t, unsigned keys) {
  t->room = keys + 1;
  t->node = malloc(t->room * sizeof *t->node);
  t->used = 1;
  return t->node != NULL;
}

static unsigned tree_new(struct tree *t, int key) {
  unsigned at = t->used++;
  t->node[at].key = key;
  t->node[at].left = 0;
  t->node[at].right = 0;
  return at;
}

static void tree_add(struct tree *t, int key) {
  unsigned fresh = tree_new(t, key);
  unsigned at = 1;
  if (fresh == 1)
    return;
  for (;;) {
    unsigned *link = key < t->node[at].key ? &t->node[at].left : &t->node[at].right;
    if (*link == 0) {
      *link = fresh;
      return;
    }
    at = *link;
  }
}

static int tree_min(const struct tree *t) {
  unsigned at = 1;
  while (t->node[at].left != 0)
    at = t->node[at].left;
  return t->node[at].key;
}

static int tree_has(const struct tree *t, int key) {
  unsigned at = t->used > 1 ? 1 : 0;
  while (at != 0) {
    if (t->node[at].key == key)
      return 1;
    at = key < t->node[at].key ? t->node[at].left : t->node[at].right;
  }
  return 0;
}

int main(void) {
  struct tree t;
  unsigned keys = __VERIFIER_nondet_uint();
  int first = 0;

  if (keys < 1 || keys > 1500)
    return 0;
  if (!tree_open(&t, keys))
    return 1;
  for (unsigned i = 0; i < keys; i++) {
    int key = __VERIFIER_nondet_int();
    if (i == 0)
      first = key;
    tree_add(&t, key);
  }
  if (!tree_has(&t, first) || tree_min(&t) > first) {
    free(t.node);
    return 2;
  }
  free(t.node);
  return 0;
}
