#include <stdio.h>
#include <stdlib.h>

extern int nondet_int(void);

#define POOL 1024

struct conn {
    struct conn *next_free;
    int id;
    int in_use;
};

static struct conn pool[POOL];
static struct conn *free_list;

static void pool_init(void)
{
    for (int i = 0; i < POOL - 1; i++)
        pool[i].next_free = &pool[i + 1];
    pool[POOL - 1].next_free = NULL;
    free_list = &pool[0];
}

static struct conn *conn_open(int id)
{
    struct conn *c = free_list;

    if (c == NULL)
        return NULL;
    free_list = c->next_free;
    c->id = id;
    c->in_use = 1;
    return c;
}

static void conn_close(int i)
{
    struct conn *c = &pool[i];

    if (!c->in_use)
        return;
    c->in_use = 0;
    c->next_free = free_list;
    free_list = c;
}

int main(void)
{
    unsigned opened = 0;
    int ev;

    pool_init();
    while ((ev = nondet_int()) != 0) {
        if (ev > 0) {
            if (conn_open(ev) != NULL)
                opened++;
        } else if (ev > -POOL) {
            conn_close(-ev);
        }
    }
    printf("%u opened\n", opened);
    return 0;
}
