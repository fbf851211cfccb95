//@ verdict: violated
//@ inputs: 2 1 40 2 40
/* chainhash.c - counts how often each id was seen, in a hash table with
 * linked chains; ids can be forgotten again. */
#include <stdio.h>
#include <stdlib.h>

extern unsigned int __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);

#define NBUCKETS 16

struct node {
    unsigned id;
    unsigned seen;
    struct node *next;
};

static struct node *buckets[NBUCKETS];

static unsigned hash(unsigned id)
{
    id ^= id >> 16;
    id *= 0x45d9f3bu;
    id ^= id >> 13;
    return id % NBUCKETS;
}

static int count_id(unsigned id)
{
    unsigned b = hash(id);
    struct node *n;

    for (n = buckets[b]; n != NULL; n = n->next) {
        if (n->id == id) {
            n->seen++;
            return 0;
        }
    }
    n = malloc(sizeof *n);
    if (n == NULL)
        return -1;
    n->id = id;
    n->seen = 1;
    n->next = buckets[b];
    buckets[b] = n;
    return 0;
}

static int forget_id(unsigned id)
{
    struct node **link = &buckets[hash(id)];

    while (*link != NULL) {
        struct node *cur = *link;
        if (cur->id == id) {
            free(cur);
            *link = cur->next; //@ violated: deref
            return 1;
        }
        link = &cur->next;
    }
    return 0;
}

static void free_all(void)
{
    for (int b = 0; b < NBUCKETS; b++) {
        struct node *n = buckets[b];
        while (n != NULL) {
            struct node *next = n->next;
            printf("%u: %u times\n", n->id, n->seen);
            free(n);
            n = next;
        }
        buckets[b] = NULL;
    }
}

int main(void)
{
    int steps = __VERIFIER_nondet_int();

    for (int i = 0; i < steps && i < 250; i++) {
        int cmd = __VERIFIER_nondet_int();
        unsigned id = __VERIFIER_nondet_uint();

        if (cmd == 1) {
            if (count_id(id) != 0) {
                fprintf(stderr, "out of memory\n");
                break;
            }
        } else if (cmd == 2 && !forget_id(id)) {
            printf("%u was never seen\n", id);
        }
    }
    free_all();
    return 0;
}
