//@ verdict: safe
/* transpose.c - read a small matrix into one flat heap block, write its
 * transpose into a second block, and print both with the row sums. */
#include <stdio.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

#define MAX_DIM 100

struct matrix {
    int rows;
    int cols;
    int *data;
};

static int matrix_init(struct matrix *m, int rows, int cols)
{
    m->rows = 0;
    m->cols = 0;
    m->data = malloc((size_t)rows * cols * sizeof(int));
    if (m->data == NULL)
        return -1;
    m->rows = rows;
    m->cols = cols;
    return 0;
}

static int matrix_get(const struct matrix *m, int r, int c)
{
    return m->data[r * m->cols + c];
}

static void matrix_set(struct matrix *m, int r, int c, int v)
{
    m->data[r * m->cols + c] = v;
}

static void matrix_transpose(const struct matrix *src, struct matrix *dst)
{
    int r, c;

    for (r = 0; r < src->rows; r++)
        for (c = 0; c < src->cols; c++)
            matrix_set(dst, c, r, matrix_get(src, r, c));
}

static void matrix_print(const struct matrix *m)
{
    for (int r = 0; r < m->rows; r++) {
        long long sum = 0;
        for (int c = 0; c < m->cols; c++) {
            printf("%d ", matrix_get(m, r, c));
            sum += matrix_get(m, r, c);
        }
        printf("| %lld\n", sum);
    }
}

int main(void)
{
    struct matrix m, t;
    int rows = __VERIFIER_nondet_int();
    int cols = __VERIFIER_nondet_int();

    if (rows < 1 || rows > MAX_DIM || cols < 1 || cols > MAX_DIM) {
        fprintf(stderr, "bad dimensions\n");
        return 1;
    }
    if (matrix_init(&m, rows, cols) != 0)
        return 1;
    if (matrix_init(&t, m.cols, m.rows) != 0) {
        free(m.data);
        return 1;
    }
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++)
            matrix_set(&m, r, c, __VERIFIER_nondet_int());

    matrix_transpose(&m, &t);
    matrix_print(&m);
    printf("--\n");
    matrix_print(&t);
    free(t.data);
    free(m.data);
    return 0;
}
