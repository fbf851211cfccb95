/* Covers: heap binary search tree: insert, find, delete with two children, rotations, traversals, free. */
#include <stdio.h>
#include <stdlib.h>

struct tree {
    int key, count;
    struct tree *kid[2];
};

static struct tree *insert(struct tree *t, int key) {
    if (!t) {
        t = calloc(1, sizeof *t);
        t->key = key;
        t->count = 1;
    } else if (key == t->key) {
        t->count++;
    } else {
        int side = key > t->key;
        t->kid[side] = insert(t->kid[side], key);
    }
    return t;
}

static const struct tree *find(const struct tree *t, int key) {
    while (t && t->key != key)
        t = t->kid[key > t->key];
    return t;
}

static struct tree *erase(struct tree *t, int key) {
    if (!t)
        return NULL;
    if (key != t->key) {
        int side = key > t->key;
        t->kid[side] = erase(t->kid[side], key);
        return t;
    }
    if (t->kid[0] && t->kid[1]) {
        struct tree *s = t->kid[1];
        while (s->kid[0])
            s = s->kid[0];
        t->key = s->key;
        t->count = s->count;
        t->kid[1] = erase(t->kid[1], s->key);
        return t;
    }
    struct tree *only = t->kid[0] ? t->kid[0] : t->kid[1];
    free(t);
    return only;
}

static struct tree *rotate(struct tree *t, int dir) {
    struct tree *up = t->kid[!dir];
    if (!up)
        return t;
    t->kid[!dir] = up->kid[dir];
    up->kid[dir] = t;
    return up;
}

static int height(const struct tree *t) {
    if (!t)
        return 0;
    int l = height(t->kid[0]), r = height(t->kid[1]);
    return 1 + (l > r ? l : r);
}

static void in_order(const struct tree *t) {
    if (t) {
        in_order(t->kid[0]);
        printf("%d", t->key);
        printf(t->count > 1 ? "*%d " : " ", t->count);
        in_order(t->kid[1]);
    }
}

static void pre_order(const struct tree *t) {
    if (!t) {
        putchar('.');
        return;
    }
    printf("(%d", t->key);
    pre_order(t->kid[0]);
    pre_order(t->kid[1]);
    putchar(')');
}

static int level_order(struct tree *t) {
    struct tree *queue[40];
    int head = 0, tail = 0, sum = 0, rank = 0;
    if (t)
        queue[tail++] = t;
    while (head < tail) {
        struct tree *n = queue[head++];
        sum += ++rank * n->key;
        for (int s = 0; s < 2; s++)
            if (n->kid[s])
                queue[tail++] = n->kid[s];
    }
    return sum;
}

static int release(struct tree *t) {
    if (!t)
        return 0;
    int n = release(t->kid[0]) + release(t->kid[1]);
    free(t);
    return n + 1;
}

int main(void) {
    static const int keys[] = {50, 30, 70, 20, 40, 60, 80, 30, 65, 62, 68, 10, 30, 45};
    struct tree *root = NULL;
    for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++)
        root = insert(root, keys[i]);
    in_order(root);
    printf("\nheight %d\n", height(root));
    const struct tree *hit = find(root, 30);
    printf("%d %d\n", hit ? hit->count : -1, find(root, 31) == NULL);
    root = erase(root, 70);
    root = erase(root, 20);
    root = erase(root, 50);
    root = erase(root, 999);
    in_order(root);
    putchar('\n');
    pre_order(root);
    putchar('\n');
    root = rotate(rotate(root, 1), 1);
    pre_order(root);
    putchar('\n');
    int sum = level_order(root);
    int n = release(root);
    printf("%d %d\n", sum, n);
    return sum % 250 + n % 5;
}
