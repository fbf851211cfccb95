//@ verdict: safe
/* prioq.c - order a list of tasks by priority with a binary max-heap
 * that is built in place in an array of structs. */
#include <stdio.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

struct task {
    int prio;
    unsigned id;
};

static void swap_tasks(struct task *a, struct task *b)
{
    struct task t = *a;
    *a = *b;
    *b = t;
}

static void sift_down(struct task *h, unsigned n, unsigned i)
{
    for (;;) {
        unsigned child = 2 * i + 1;

        if (child >= n)
            break;
        if (child + 1 < n && h[child + 1].prio > h[child].prio)
            child++;
        if (h[i].prio >= h[child].prio)
            break;
        swap_tasks(&h[i], &h[child]);
        i = child;
    }
}

static void build_heap(struct task *h, unsigned n)
{
    unsigned i = n / 2;

    while (i-- > 0)
        sift_down(h, n, i);
}

static struct task pop_max(struct task *h, unsigned *n)
{
    struct task top = h[0];

    *n -= 1;
    h[0] = h[*n];
    sift_down(h, *n, 0);
    return top;
}

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint();
    struct task *queue;

    if (n == 0 || n > 500) {
        puts("nothing to do");
        return 0;
    }
    queue = malloc(n * sizeof *queue);
    if (queue == NULL) {
        perror("malloc");
        return EXIT_FAILURE;
    }
    for (unsigned i = 0; i < n; i++) {
        queue[i].prio = __VERIFIER_nondet_int();
        queue[i].id = i;
    }
    build_heap(queue, n);
    while (n > 0) {
        struct task t = pop_max(queue, &n);
        printf("task %u (priority %d)\n", t.id, t.prio);
    }
    free(queue);
    return EXIT_SUCCESS;
}
