/* Linear search with a sentinel stored after the last element. */
#include <stdio.h>
#include <stdlib.h>

#define MAXVALS 20

static int values[MAXVALS];
static int nvalues;

static int lookup(int key)
{
    int *p = values;

    values[nvalues] = key; //@ violated: deref
    while (*p != key)
        p++;
    return p == values + nvalues ? -1 : (int)(p - values);
}

int main(int argc, char **argv)
{
    int x;

    while (nvalues < MAXVALS && scanf("%9d", &x) == 1)
        values[nvalues++] = x;

    for (int i = 1; i < argc; i++) {
        int at = lookup(atoi(argv[i]));
        if (at < 0)
            printf("%s: not found\n", argv[i]);
        else
            printf("%s: at %d\n", argv[i], at);
    }
    return 0;
}
