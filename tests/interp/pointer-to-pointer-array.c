/* Covers: pointers to pointers, triple pointers, pointer to array, array of pointers, out parameters. */
#include <stdio.h>

struct node { int v; struct node *next; };

static void insert_sorted(struct node **at, struct node *n) {
    while (*at && (*at)->v < n->v)
        at = &(*at)->next;
    n->next = *at;
    *at = n;
}

static int remove_all(struct node **at, int v) {
    int gone = 0;
    while (*at)
        if ((*at)->v == v) {
            *at = (*at)->next;
            gone++;
        } else {
            at = &(*at)->next;
        }
    return gone;
}

static void swap(const char **a, const char **b) {
    const char *t = *a;
    *a = *b;
    *b = t;
}

static int row_max(int (*rows)[3], int n, int (**best)[3]) {
    int m = rows[0][0];
    *best = rows;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 3; j++)
            if (rows[i][j] > m) {
                m = rows[i][j];
                *best = &rows[i];
            }
    return m;
}

int main(void) {
    struct node pool[6], *head = 0;
    int vals[] = {4, 1, 4, 9, 4, 2};
    for (int i = 0; i < 6; i++) {
        pool[i].v = vals[i];
        insert_sorted(&head, &pool[i]);
    }
    for (struct node *p = head; p; p = p->next)
        printf("%d ", p->v);
    int gone = remove_all(&head, 4);
    for (struct node *p = head; p; p = p->next)
        printf("%d ", p->v);
    printf("gone %d\n", gone);
    const char *names[] = {"gamma", "alpha", "beta"};
    swap(&names[0], names + 1);
    swap(names + 1, names + 2);
    const char **pp = names, ***ppp = &pp;
    printf("%s %s %s %c %c\n", **ppp, (*ppp)[1], *(*ppp + 2), ***ppp, *(*(*ppp + 1) + 1));
    ++*ppp;
    printf("%s\n", *pp);
    int m[4][3] = {{1, 5, 2}, {8, 0, 3}, {4, 9, 9}, {7, 6, 5}};
    int(*best)[3];
    int max = row_max(m, 4, &best);
    printf("%d row %d %d\n", max, (int)(best - m), (*best)[0]);
    int(*whole)[4][3] = &m;
    int *pick[3] = {&m[0][1], m[3], (*whole)[2] + 2};
    *pick[1] += *pick[0] * **(pick + 2);
    printf("%d\n", m[3][0]);
    return m[3][0] + gone;
}
