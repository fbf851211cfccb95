/* Covers: alloca in loops and recursion: blocks live until the function returns, linked on the stack. */
#include <stdio.h>
#include <string.h>

struct node {
    struct node *next;
    int v;
};

static int chain(int n) {
    struct node *head = 0;
    for (int i = 1; i <= n; i++) {
        struct node *p = __builtin_alloca(sizeof *p);
        p->v = i * i;
        p->next = head;
        head = p;
    }
    int s = 0;
    for (struct node *p = head; p; p = p->next)
        s = s * 3 % 9973 + p->v;
    return s;
}

static int palindrome(const char *s) {
    size_t n = strlen(s);
    char *copy = __builtin_alloca(n + 1);
    for (size_t i = 0; i < n; i++)
        copy[i] = s[n - 1 - i];
    copy[n] = 0;
    return strcmp(copy, s) == 0;
}

static int nested(int d, int *outer) {
    int *mine = __builtin_alloca((size_t)(d + 1) * sizeof(int));
    for (int i = 0; i <= d; i++)
        mine[i] = outer ? outer[i] + d : d;
    if (d == 0)
        return mine[0];
    int r = nested(d - 1, mine);
    return r + mine[d];
}

int main(void) {
    printf("%d %d %d\n", chain(1), chain(10), chain(40));
    printf("%d %d %d\n", palindrome("racecar"), palindrome("ab"), palindrome(""));
    int n = nested(8, 0);
    printf("%d\n", n);
    return n % 256;
}
