/* Covers: flexible array members: allocation, growth, copying, a packet buffer, sizeof without the tail. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
    unsigned len, cap;
    char data[];
};

struct packet {
    short kind;
    short count;
    struct { int id; char flag; } item[];
};

static struct text *text_new(unsigned cap) {
    struct text *t = malloc(sizeof *t + cap);
    t->len = 0;
    t->cap = cap;
    return t;
}

static struct text *text_add(struct text *t, const char *s) {
    unsigned n = (unsigned)strlen(s);
    if (t->len + n > t->cap) {
        t->cap = (t->len + n) * 2;
        t = realloc(t, sizeof *t + t->cap);
    }
    memcpy(t->data + t->len, s, n);
    t->len += n;
    return t;
}

static struct packet *packet_make(int n) {
    struct packet *p = calloc(1, sizeof *p + (size_t)n * sizeof p->item[0]);
    p->kind = 7;
    p->count = (short)n;
    for (int i = 0; i < n; i++) {
        p->item[i].id = i * i;
        p->item[i].flag = (char)('a' + i);
    }
    return p;
}

int main(void) {
    struct text *t = text_new(4);
    const char *words[] = {"flex", "ible ", "", "array ", "members"};
    for (int i = 0; i < 5; i++) {
        t = text_add(t, words[i]);
        printf("%u/%u ", t->len, t->cap);
    }
    printf("%.*s\n", (int)t->len, t->data);
    struct packet *p = packet_make(6);
    int sum = 0;
    for (int i = 0; i < p->count; i++) {
        printf("%d%c ", p->item[i].id, p->item[i].flag);
        sum += p->item[i].id;
    }
    putchar('\n');
    printf("%zu %zu %d\n", sizeof(struct text), sizeof(struct packet), p->kind);
    unsigned len = t->len;
    free(t);
    free(p);
    return (int)len + sum;
}
