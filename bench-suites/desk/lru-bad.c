//@ verdict: violated
//@ inputs: 9 1 2 3 4 5 6 7 8 9
/* lru.c - least-recently-used cache of squares in a small array that is
 * kept in order of use: entry 0 is the most recent one. */
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

#define LRU_SIZE 8

struct entry {
    unsigned key;
    unsigned long long value;
};

struct cache {
    int count;
    int hits, misses;
    struct entry entries[LRU_SIZE];
};

static int lookup(const struct cache *c, unsigned key)
{
    int i;

    for (i = 0; i < c->count; i++)
        if (c->entries[i].key == key)
            return i;
    return -1;
}

static void move_to_front(struct cache *c, int pos)
{
    struct entry e = c->entries[pos];

    while (pos > 0) {
        c->entries[pos] = c->entries[pos - 1];
        pos--;
    }
    c->entries[0] = e;
}

static void insert_front(struct cache *c, struct entry e)
{
    int i;

    if (c->count > LRU_SIZE)
        c->count--;         /* forget the oldest one */
    for (i = c->count; i > 0; i--)
        c->entries[i] = c->entries[i - 1]; //@ violated: deref
    c->entries[0] = e;
    c->count++;
}

static unsigned long long square(struct cache *c, unsigned key)
{
    int pos = lookup(c, key);

    if (pos >= 0) {
        c->hits++;
        move_to_front(c, pos);
    } else {
        struct entry e;
        c->misses++;
        e.key = key;
        e.value = (unsigned long long)key * key;
        insert_front(c, e);
    }
    return c->entries[0].value;
}

int main(void)
{
    struct cache c = { .count = 0 };
    int n = __VERIFIER_nondet_int();

    for (int i = 0; i < n && i < 300; i++) {
        unsigned key = __VERIFIER_nondet_uint();
        printf("%u^2 = %llu\n", key, square(&c, key));
    }
    printf("%d hits, %d misses, cached:", c.hits, c.misses);
    for (int i = 0; i < c.count; i++)
        printf(" %u", c.entries[i].key);
    printf("\n");
    return 0;
}
