//@ verdict: violated
//@ inputs: 0
/* bstpool.c - binary search tree whose nodes live in a fixed array and
 * refer to each other by index; prints the keys between min and max. */
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);

#define MAX_NODES 200
#define NIL (-1)

struct tree {
    struct {
        int key;
        int left;
        int right;
    } nodes[MAX_NODES];
    int used;
    int root;
};

static int new_node(struct tree *t, int key)
{
    int n;

    if (t->used == MAX_NODES)
        return NIL;
    n = t->used++;
    t->nodes[n].key = key;
    t->nodes[n].left = NIL;
    t->nodes[n].right = NIL;
    return n;
}

static int tree_insert(struct tree *t, int key)
{
    int *link = &t->root;

    while (*link != NIL) {
        int cur = *link;
        if (key == t->nodes[cur].key)
            return 0;
        if (key < t->nodes[cur].key)
            link = &t->nodes[cur].left;
        else
            link = &t->nodes[cur].right;
    }
    *link = new_node(t, key);
    return *link == NIL ? -1 : 1;
}

static int tree_min(const struct tree *t)
{
    int cur = t->root;

    while (t->nodes[cur].left != NIL) //@ violated: deref
        cur = t->nodes[cur].left;
    return t->nodes[cur].key;
}

static int tree_max(const struct tree *t)
{
    int cur = t->root;

    while (t->nodes[cur].right != NIL)
        cur = t->nodes[cur].right;
    return t->nodes[cur].key;
}

static void print_inorder(const struct tree *t, int cur)
{
    if (cur == NIL)
        return;
    print_inorder(t, t->nodes[cur].left);
    printf("%d\n", t->nodes[cur].key);
    print_inorder(t, t->nodes[cur].right);
}

static struct tree keys;

int main(void)
{
    int n = __VERIFIER_nondet_int();

    if (n > 1000)
        n = 1000;
    keys.root = NIL;
    for (int i = 0; i < n; i++) {
        if (tree_insert(&keys, __VERIFIER_nondet_int()) < 0) {
            printf("tree is full\n");
            break;
        }
    }
    printf("min %d, max %d\n", tree_min(&keys), tree_max(&keys));
    print_inorder(&keys, keys.root);
    return 0;
}
