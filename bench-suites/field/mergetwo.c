/* Merge two sorted lists of numbers: "1 4 9" "2 3 10". */
#include <stdio.h>
#include <stdlib.h>

#define N 32

static int parse_list(const char *s, long *v)
{
    int n = 0;
    char *end;

    while (n < N) {
        long x = strtol(s, &end, 10);
        if (end == s)
            break;
        v[n++] = x;
        s = end;
    }
    return n;
}

static int merge(const long *a, int na, const long *b, int nb, long *out)
{
    int i = 0, j = 0, k = 0;

    while (i < na && j < nb) {
        if (a[i] <= b[j])
            out[k++] = a[i++];
        else
            out[k++] = b[j++];
    }
    while (i < na)
        out[k++] = a[i++];
    while (j < nb)
        out[k++] = b[j++];
    return k;
}

int main(int argc, char **argv)
{
    long a[N], b[N], out[2 * N];
    int na, nb, n;

    if (argc != 3)
        return 1;
    na = parse_list(argv[1], a);
    nb = parse_list(argv[2], b);
    n = merge(a, na, b, nb, out);
    for (int i = 0; i < n; i++)
        printf("%ld ", out[i]);
    putchar('\n');
    return 0;
}
