#include <stdio.h>
#include <stdlib.h>

extern int nondet_int(void);

static void free_rows(int **m, int rows)
{
    for (int i = 0; i < rows; i++)
        free(m[i]);
    free(m);
}

static int **alloc_rows(int rows, int cols)
{
    int **m = calloc((size_t)rows, sizeof *m);

    if (m == NULL)
        return NULL;
    for (int i = 0; i < rows; i++) {
        m[i] = malloc((size_t)cols * sizeof **m);
        if (m[i] == NULL) {
            free_rows(m, i);
            return NULL;
        }
        for (int j = 0; j < cols; j++)
            m[i][j] = nondet_int();
    }
    return m;
}

static void swap_rows(int **m, int a, int b)
{
    int *t = m[a];

    m[a] = m[b];
    m[b] = t;
}

int main(void)
{
    int rows = nondet_int(), cols = nondet_int();
    int **m;

    if (rows < 1 || rows > 50 || cols < 1 || cols > 50)
        return 1;
    m = alloc_rows(rows, cols);
    if (m == NULL)
        return 1;
    for (int i = 1; i < rows; i++)      /* smallest first column on top */
        if (m[i][0] < m[0][0])
            swap_rows(m, 0, i);
    printf("%d\n", m[0][cols - 1]);
    free_rows(m, rows);
    return 0;
}
