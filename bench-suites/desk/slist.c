//@ verdict: safe
/* slist.c - sorted singly linked list: insert values, drop duplicates,
 * look up an element by position and free everything. */
#include <stdio.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

struct item {
    int value;
    struct item *next;
};

static struct item *insert_sorted(struct item *head, int value)
{
    struct item *it = malloc(sizeof *it);
    struct item *prev;

    if (it == NULL)
        return head;
    it->value = value;
    if (head == NULL || value <= head->value) {
        it->next = head;
        return it;
    }
    prev = head;
    while (prev->next != NULL && prev->next->value < value)
        prev = prev->next;
    it->next = prev->next;
    prev->next = it;
    return head;
}

static int drop_duplicates(struct item *head)
{
    int dropped = 0;

    while (head != NULL && head->next != NULL) {
        struct item *n = head->next;
        if (n->value == head->value) {
            head->next = n->next;
            free(n);
            dropped++;
        } else {
            head = n;
        }
    }
    return dropped;
}

static struct item *list_at(struct item *head, int pos)
{
    while (head != NULL && pos > 0) {
        head = head->next;
        pos--;
    }
    return head;
}

static void list_free(struct item *head)
{
    struct item *next;

    for (; head != NULL; head = next) {
        next = head->next;
        free(head);
    }
}

int main(void)
{
    struct item *list = NULL;
    struct item *found;
    int n = __VERIFIER_nondet_int();

    if (n < 0 || n > 150)
        return 1;
    while (n > 0) {
        list = insert_sorted(list, __VERIFIER_nondet_int());
        n--;
    }
    printf("%d duplicates\n", drop_duplicates(list));
    n = __VERIFIER_nondet_int();
    found = n < 0 ? NULL : list_at(list, n);
    if (found != NULL)
        printf("element %d is %d\n", n, found->value);
    else
        printf("no element %d\n", n);
    list_free(list);
    return 0;
}
