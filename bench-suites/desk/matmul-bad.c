//@ verdict: violated
//@ inputs: 3 2 2 1 2 3 4 5 6 7 8 9 10
/* matmul.c - product of two matrices that are stored as arrays of row
 * pointers; entries are limited so that the sums cannot overflow. */
#include <stdio.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#define MAX_N 20
#define MAX_ENTRY 1000

static void free_rows(int **m, int rows)
{
    for (int i = 0; i < rows; i++)
        free(m[i]);
    free(m);
}

static int **alloc_rows(int rows, int cols)
{
    int **m = malloc(rows * sizeof(int));

    if (m == NULL)
        return NULL;
    for (int i = 0; i < rows; i++) {
        m[i] = malloc(cols * sizeof(int)); //@ violated: deref
        if (m[i] == NULL) {
            free_rows(m, i);
            return NULL;
        }
    }
    return m;
}

static void read_matrix(int **m, int rows, int cols)
{
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < cols; j++) {
            int v = __VERIFIER_nondet_int();
            m[i][j] = v % MAX_ENTRY;
        }
    }
}

static void multiply(int **a, int **b, int **c, int n, int k, int m)
{
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            int sum = 0;
            for (int l = 0; l < k; l++)
                sum += a[i][l] * b[l][j];
            c[i][j] = sum;
        }
    }
}

static int bad_dim(int d)
{
    return d < 1 || d > MAX_N;
}

int main(void)
{
    int n = __VERIFIER_nondet_int();
    int k = __VERIFIER_nondet_int();
    int m = __VERIFIER_nondet_int();
    int **a, **b, **c;

    if (bad_dim(n) || bad_dim(k) || bad_dim(m))
        return 1;
    if ((a = alloc_rows(n, k)) == NULL)
        return 1;
    if ((b = alloc_rows(k, m)) == NULL) {
        free_rows(a, n);
        return 1;
    }
    if ((c = alloc_rows(n, m)) != NULL) {
        read_matrix(a, n, k);
        read_matrix(b, k, m);
        multiply(a, b, c, n, k, m);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < m; j++)
                printf("%d%c", c[i][j], j == m - 1 ? '\n' : ' ');
        free_rows(c, n);
    }
    free_rows(b, k);
    free_rows(a, n);
    return 0;
}
