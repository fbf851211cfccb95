/* A linked list of numbers: "a N" adds, "r N" removes all N, "p" prints. */
#include <stdio.h>
#include <stdlib.h>

struct node {
    long value;
    struct node *next;
};

static struct node *push(struct node *head, long value)
{
    struct node *n = malloc(sizeof *n);
    if (!n)
        exit(1);
    n->value = value;
    n->next = head;
    return n;
}

static struct node *remove_all(struct node *head, long value)
{
    struct node **link = &head;

    while (*link) {
        struct node *cur = *link;
        if (cur->value == value) {
            *link = cur->next;
            free(cur);
        } else {
            link = &cur->next;
        }
    }
    return head;
}

static void free_list(struct node *head)
{
    while (head) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
}

int main(void)
{
    struct node *list = NULL;
    char line[64];

    while (fgets(line, sizeof line, stdin)) {
        long v = line[0] && line[1] ? strtol(line + 1, NULL, 10) : 0;
        switch (line[0]) {
        case 'a':
            list = push(list, v);
            break;
        case 'r':
            list = remove_all(list, v);
            break;
        case 'p':
            for (struct node *n = list; n; n = n->next)
                printf("%ld ", n->value);
            putchar('\n');
            break;
        }
    }
    free_list(list);
    return 0;
}
