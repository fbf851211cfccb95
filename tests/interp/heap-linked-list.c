/* Covers: heap linked lists: singly linked reverse, merge sort on lists, doubly linked with sentinel, free. */
#include <stdio.h>
#include <stdlib.h>

struct node { int v; struct node *next; };

static struct node *push(struct node *head, int v) {
    struct node *n = malloc(sizeof *n);
    if (!n)
        exit(99);
    n->v = v;
    n->next = head;
    return n;
}

static struct node *reverse(struct node *n) {
    struct node *done = NULL;
    while (n) {
        struct node *next = n->next;
        n->next = done;
        done = n;
        n = next;
    }
    return done;
}

static struct node *merge(struct node *a, struct node *b) {
    struct node head, *tail = &head;
    while (a && b) {
        struct node **min = a->v <= b->v ? &a : &b;
        tail->next = *min;
        tail = tail->next;
        *min = (*min)->next;
    }
    tail->next = a ? a : b;
    return head.next;
}

static struct node *sort(struct node *n) {
    if (!n || !n->next)
        return n;
    struct node *slow = n, *fast = n->next;
    while (fast && fast->next) {
        slow = slow->next;
        fast = fast->next->next;
    }
    struct node *half = slow->next;
    slow->next = NULL;
    return merge(sort(n), sort(half));
}

static int print(const struct node *n) {
    int c = 0;
    for (; n; n = n->next, c++)
        printf("%d ", n->v);
    putchar('\n');
    return c;
}

static void release(struct node *n) {
    while (n) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
}

struct dnode { struct dnode *prev, *next; int key; };

static void link_after(struct dnode *at, struct dnode *n) {
    n->prev = at;
    n->next = at->next;
    at->next->prev = n;
    at->next = n;
}

static void unlink_node(struct dnode *n) {
    n->prev->next = n->next;
    n->next->prev = n->prev;
    free(n);
}

static int josephus(int n, int k) {
    struct dnode ring = {&ring, &ring, 0};
    for (int i = n; i >= 1; i--) {
        struct dnode *d = malloc(sizeof *d);
        d->key = i;
        link_after(&ring, d);
    }
    struct dnode *at = &ring;
    int left = n, last = 0;
    while (left > 1) {
        for (int i = 0; i < k; i++) {
            at = at->next;
            if (at == &ring)
                at = at->next;
        }
        struct dnode *back = at->prev;
        printf("%d ", at->key);
        unlink_node(at);
        at = back;
        left--;
    }
    last = ring.next->key;
    unlink_node(ring.next);
    putchar('\n');
    return last;
}

int main(void) {
    struct node *list = NULL;
    unsigned seed = 7;
    for (int i = 0; i < 20; i++) {
        seed = seed * 1103515245u + 12345u;
        list = push(list, (int)(seed >> 16) % 100);
    }
    print(list);
    list = reverse(list);
    print(list);
    list = sort(list);
    int n = print(list);
    release(list);
    int last = josephus(13, 3);
    printf("%d\n", last);
    return n + last;
}
