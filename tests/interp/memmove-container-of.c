/* Covers: memcpy of structs, memmove overlapping both ways, offsetof, container_of, intrusive lists. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))

struct link { struct link *prev, *next; };
struct task { char name[8]; int prio; struct link all; struct link ready; };
struct nest { char c; struct { short s; int arr[5]; } in; };

static void init(struct link *h) { h->prev = h->next = h; }
static void add_tail(struct link *h, struct link *n) {
    n->prev = h->prev;
    n->next = h;
    h->prev->next = n;
    h->prev = n;
}
static void del(struct link *n) {
    n->prev->next = n->next;
    n->next->prev = n->prev;
    init(n);
}

static void rotate(char *s, size_t k) {
    size_t n = strlen(s);
    char tmp[16];
    k %= n;
    memcpy(tmp, s, k);
    memmove(s, s + k, n - k);
    memcpy(s + n - k, tmp, k);
}

int main(void) {
    char buf[] = "0123456789abcdef";
    memmove(buf + 2, buf, 8);
    puts(buf);
    memmove(buf, buf + 4, 12);
    puts(buf);
    memmove(buf + 1, buf + 1, 5);
    puts(buf);
    memset(buf + 3, '.', 4);
    puts(buf);
    char word[] = "rotation";
    rotate(word, 3);
    puts(word);

    struct link all, ready;
    init(&all);
    init(&ready);
    struct task t[4] = {{"init", 3, {0}, {0}}, {"shell", 9, {0}, {0}}, {"cron", 1, {0}, {0}}, {"idle", 0, {0}, {0}}};
    for (int i = 0; i < 4; i++) {
        add_tail(&all, &t[i].all);
        if (i != 1)
            add_tail(&ready, &t[3 - i].ready);
    }
    del(&t[0].ready);
    del(&t[2].all);
    int sum = 0;
    for (struct link *l = all.next; l != &all; l = l->next)
        printf("%s ", container_of(l, struct task, all)->name);
    for (struct link *l = ready.next; l != &ready; l = l->next) {
        struct task *k = container_of(l, struct task, ready);
        printf("%s/%d ", k->name, k->prio);
        sum += k->prio;
    }
    putchar('\n');
    printf("%zu %zu\n", offsetof(struct nest, in.arr[3]), offsetof(struct task, prio));
    struct nest a = {'a', {1, {1, 2, 3, 4, 5}}}, b;
    memcpy(&b, &a, sizeof b);
    memcpy(b.in.arr, a.in.arr + 2, 2 * sizeof(int));
    memmove(b.in.arr + 1, b.in.arr, sizeof b.in.arr - sizeof b.in.arr[0]);
    for (int i = 0; i < 5; i++)
        printf("%d ", b.in.arr[i]);
    int *slot = &b.in.arr[2];
    struct nest *owner = container_of(slot, struct nest, in.arr[2]);
    printf("%c %d\n", owner->c, owner == &b);
    return sum * 10 + b.in.arr[4];
}
