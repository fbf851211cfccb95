//@ verdict: safe
/* dlist.c - doubly linked list of open windows: open in front, raise
 * one to the front, close the hindmost one. */
#include <stdio.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

typedef struct window {
    int id;
    struct window *prev;
    struct window *next;
} window_t;

typedef struct {
    window_t *head;
    window_t *tail;
    int count;
} winlist_t;

static void link_front(winlist_t *l, window_t *w)
{
    w->prev = NULL;
    w->next = l->head;
    if (l->head)
        l->head->prev = w;
    else
        l->tail = w;
    l->head = w;
    l->count++;
}

static void unlink_window(winlist_t *l, window_t *w)
{
    if (w->prev)
        w->prev->next = w->next;
    else
        l->head = w->next;
    if (w->next)
        w->next->prev = w->prev;
    else
        l->tail = w->prev;
    l->count--;
}

static window_t *find(winlist_t *l, int id)
{
    window_t *w = l->head;

    while (w && w->id != id)
        w = w->next;
    return w;
}

static int open_window(winlist_t *l, int id)
{
    window_t *w = malloc(sizeof(window_t));
    if (!w)
        return 0;
    w->id = id;
    link_front(l, w);
    return 1;
}

static void close_last(winlist_t *l)
{
    window_t *w = l->tail;

    if (!w)
        return;
    unlink_window(l, w);
    printf("closed %d\n", w->id);
    free(w);
}

int main(void)
{
    winlist_t list = { NULL, NULL, 0 };
    int steps = __VERIFIER_nondet_int();
    int i;

    for (i = 0; i < steps && i < 100; i++) {
        int cmd = __VERIFIER_nondet_int();
        if (cmd == 1) {
            if (!open_window(&list, __VERIFIER_nondet_int()))
                break;
        } else if (cmd == 2) {
            window_t *w = find(&list, __VERIFIER_nondet_int());
            if (w) {
                unlink_window(&list, w);
                link_front(&list, w);
            }
        } else if (cmd == 3) {
            close_last(&list);
        }
    }
    printf("%d open windows\n", list.count);
    while (list.tail)
        close_last(&list);
    return 0;
}
