/* Covers: one- to four-dimensional arrays, partial initialisers, array parameters, transposition, spiral walk. */
#include <stdio.h>

static int cube[2][3][4];
static const char box[3][6] = {"ab", "cdefg", {'x', 'y'}};

static int total(int n, int m[][4]) {
    int s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 4; j++)
            s += m[i][j];
    return s;
}

static void transpose(int out[4][3], int in[3][4]) {
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 4; j++)
            out[j][i] = in[i][j];
}

static void spiral(int g[5][5]) {
    int top = 0, bottom = 4, left = 0, right = 4, v = 1;
    while (top <= bottom && left <= right) {
        for (int c = left; c <= right; c++) g[top][c] = v++;
        top++;
        for (int r = top; r <= bottom; r++) g[r][right] = v++;
        right--;
        if (top <= bottom) {
            for (int c = right; c >= left; c--) g[bottom][c] = v++;
            bottom--;
        }
        if (left <= right) {
            for (int r = bottom; r >= top; r--) g[r][left] = v++;
            left++;
        }
    }
}

int main(void) {
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 4; k++)
                cube[i][j][k] = 100 * i + 10 * j + k;
    printf("%d %d %d\n", total(3, cube[0]), total(3, cube[1]), cube[1][2][3]);
    int t[4][3];
    transpose(t, cube[1]);
    for (int i = 0; i < 4; i++)
        printf("%d %d %d\n", t[i][0], t[i][1], t[i][2]);
    int part[3][3] = {{1}, {2, 3}, {0, 0, 9}}, flat[3][3] = {{1, 2, 3}, {4}};
    int s = 0;
    for (int i = 0; i < 9; i++)
        s += part[i / 3][i % 3] * flat[i / 3][i % 3];
    printf("%d\n", s);
    for (int i = 0; i < 3; i++)
        printf("[%s]", box[i]);
    putchar('\n');
    int g[5][5];
    spiral(g);
    for (int i = 0; i < 5; i++) {
        for (int j = 0; j < 5; j++)
            printf("%3d", g[i][j]);
        putchar('\n');
    }
    unsigned char four[2][2][2][2] = {{{{1, 2}, {3, 4}}}, {[1][0] = {7, 8}}};
    int f = 0;
    for (int i = 0; i < 16; i++)
        f = f * 3 % 10007 + four[i >> 3][i >> 2 & 1][i >> 1 & 1][i & 1];
    printf("%d %zu %zu %zu\n", f, sizeof cube, sizeof cube[0], sizeof cube[0][0]);
    2 [t][1] = 5;
    return t[2][1] + g[2][2] + s;
}
