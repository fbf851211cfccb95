/* Covers: matrix as array of row pointers, ragged rows, an arena allocator with alignment and reset. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double **matrix(int r, int c) {
    double **m = malloc((size_t)r * sizeof *m);
    m[0] = calloc((size_t)(r * c), sizeof **m);
    for (int i = 1; i < r; i++)
        m[i] = m[i - 1] + c;
    return m;
}

static void drop(double **m) {
    free(m[0]);
    free(m);
}

struct arena {
    unsigned char *base;
    size_t size, used;
    int failed;
};

static void *take(struct arena *a, size_t n, size_t align) {
    size_t at = (a->used + align - 1) / align * align;
    if (at + n > a->size) {
        a->failed++;
        return NULL;
    }
    a->used = at + n;
    return memset(a->base + at, 0, n);
}

static char *save(struct arena *a, const char *s) {
    char *p = take(a, strlen(s) + 1, 1);
    return p ? strcpy(p, s) : NULL;
}

struct list { struct list *next; const char *s; };

int main(void) {
    double **m = matrix(3, 4);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++)
            m[i][j] = i - j * 0.5;
    double *t = m[0];
    m[0] = m[2];
    m[2] = t;
    printf("%g %g %g\n", m[0][3], m[1][1], m[2][0]);
    m[2] = m[0];
    m[0] = t;
    drop(m);

    char **ragged = calloc(6, sizeof *ragged);
    for (int i = 0; i < 5; i++) {
        ragged[i] = malloc((size_t)i + 2);
        memset(ragged[i], 'a' + i, (size_t)i + 1);
        ragged[i][i + 1] = 0;
    }
    int len = 0;
    for (char **p = ragged; *p; p++) {
        len += printf("%s ", *p);
        free(*p);
    }
    putchar('\n');
    free(ragged);

    struct arena a = {malloc(200), 200, 0, 0};
    struct list *head = NULL;
    const char *words[] = {"arena", "is", "a", "bump", "allocator", "with", "limits", "here", "end"};
    for (int i = 0; i < 9; i++) {
        char *s = save(&a, words[i]);
        struct list *l = take(&a, sizeof *l, _Alignof(struct list));
        if (!s || !l)
            break;
        l->s = s;
        l->next = head;
        head = l;
    }
    for (struct list *l = head; l; l = l->next)
        printf("%s ", l->s);
    printf("| used %zu failed %d\n", a.used, a.failed);
    size_t used = a.used;
    a.used = 0;
    long *v = take(&a, 10 * sizeof *v, 16);
    for (int i = 0; i < 10; i++)
        v[i] += i * i;
    printf("%ld %zu\n", v[9], a.used);
    free(a.base);
    return (int)used + len;
}
