//@ verdict: violated
//@ inputs: 2 1 5 50 1 -7 70
/* openhash.c - integer map with open addressing and linear probing in a
 * table of fixed size; supports put, get and a usage report. */
#include <stdio.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

#define TABLE_SIZE 61

struct slot {
    int used;
    int key;
    int value;
};

struct table {
    struct slot slots[TABLE_SIZE];
    int count;
};

static int home_slot(int key)
{
    return key % TABLE_SIZE;
}

/* Index of the slot holding key, or of the free slot for it, or -1. */
static int find_slot(const struct table *t, int key)
{
    int i = home_slot(key);
    int tries;

    for (tries = 0; tries < TABLE_SIZE; tries++) {
        if (!t->slots[i].used || t->slots[i].key == key) //@ violated: deref
            return i;
        if (++i == TABLE_SIZE)
            i = 0;
    }
    return -1;
}

static int table_put(struct table *t, int key, int value)
{
    int i = find_slot(t, key);

    if (i < 0)
        return 0;
    if (!t->slots[i].used) {
        t->slots[i].used = 1;
        t->slots[i].key = key;
        t->count++;
    }
    t->slots[i].value = value;
    return 1;
}

static int table_get(const struct table *t, int key, int *value)
{
    int i = find_slot(t, key);

    if (i < 0 || !t->slots[i].used)
        return 0;
    *value = t->slots[i].value;
    return 1;
}

int main(void)
{
    struct table t;
    int n, i;

    memset(&t, 0, sizeof t);
    n = __VERIFIER_nondet_int();
    if (n > 200)
        n = 200;
    for (i = 0; i < n; i++) {
        int op = __VERIFIER_nondet_int();
        int key = __VERIFIER_nondet_int();
        int value;

        if (op == 1) {
            value = __VERIFIER_nondet_int();
            if (!table_put(&t, key, value))
                printf("table full, %d not stored\n", key);
        } else if (table_get(&t, key, &value)) {
            printf("%d -> %d\n", key, value);
        } else {
            printf("%d not found\n", key);
        }
    }
    printf("%d of %d slots used\n", t.count, TABLE_SIZE);
    return 0;
}
