#include <stdio.h>
#include <stdlib.h>

extern unsigned nondet_uint(void);

static unsigned *new_matrix(int rows, int cols)
{
    unsigned *m = malloc((size_t)rows * (size_t)cols * sizeof(*m));

    if (m != NULL)
        for (int i = 0; i < rows * cols; i++)
            m[i] = nondet_uint();
    return m;
}

/* c (m x n) = a (m x k) * b (k x n), row major */
static void multiply(const unsigned *a, const unsigned *b, unsigned *c,
                     int m, int k, int n)
{
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < n; j++) {
            unsigned acc = 0;
            for (int t = 0; t < k; t++)
                acc += a[i * k + t] * b[t * k + j]; //@ violated: deref
            c[i * n + j] = acc;
        }
    }
}

int main(void)
{
    int m = (int)(nondet_uint() % 30) + 1;
    int k = (int)(nondet_uint() % 30) + 1;
    int n = (int)(nondet_uint() % 30) + 1;
    unsigned *a = new_matrix(m, k);
    unsigned *b = new_matrix(k, n);
    unsigned *c = new_matrix(m, n);

    if (a && b && c) {
        multiply(a, b, c, m, k, n);
        printf("c[0][0]=%u c[m-1][n-1]=%u\n", c[0], c[m * n - 1]);
    }
    free(a);
    free(b);
    free(c);
    return 0;
}
