#include <stdio.h>
#include <stdlib.h>

extern int nondet_int(void);

struct node {
    int value;
    struct node *next;
};

static struct node *push(struct node *head, int value)
{
    struct node *n = malloc(sizeof *n);

    if (n == NULL)
        return head;
    n->value = value;
    n->next = head;
    return n;
}

static void free_list(struct node *p)
{
    while (p != NULL) {
        free(p);
        p = p->next; //@ violated: deref
    }
}

int main(void)
{
    struct node *head = NULL;
    int v, max = 0;

    while ((v = nondet_int()) > 0)
        head = push(head, v);
    for (struct node *p = head; p != NULL; p = p->next)
        if (p->value > max)
            max = p->value;
    printf("max %d\n", max);
    free_list(head);
    return 0;
}
