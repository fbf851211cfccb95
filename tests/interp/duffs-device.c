/* Covers: fallthrough, Duff's device, a switch that jumps into loops and blocks, skipped initialisers. */
#include <stdio.h>

static int copies;

static void duff(char *to, const char *from, int count) {
    if (count <= 0)
        return;
    int n = (count + 7) / 8;
    switch (count % 8) {
    case 0: do { *to++ = *from++; copies++;
    case 7:      *to++ = *from++; copies++;
    case 6:      *to++ = *from++; copies++;
    case 5:      *to++ = *from++; copies++;
    case 4:      *to++ = *from++; copies++;
    case 3:      *to++ = *from++; copies++;
    case 2:      *to++ = *from++; copies++;
    case 1:      *to++ = *from++; copies++;
            } while (--n > 0);
    }
}

static int fall(int x) {
    int r = 0;
    switch (x) {
    case 5: r += 50; /* fall through */
    case 4: r += 40; /* fall through */
    case 3: r += 30; break;
    case 2: r += 20; /* fall through */
    default: r += 1; /* fall through */
    case 1: r += 10;
    }
    return r;
}

static int coroutine(int *state) {
    static int i, j;
    switch (*state) {
    case 0:
        for (i = 0; i < 3; i++) {
            for (j = 0; j < 2; j++) {
                *state = 1;
                return i * 10 + j;
    case 1:;
            }
        }
        *state = 2;
        return -2;
    }
    return -1;
}

static int into_block(int k) {
    int r = 1;
    switch (k) {
        int held;
    case 0:
        held = 5;
        r = held;
        if (0) {
    case 1:
            r += 100;
        }
        break;
    case 2:
        while (r < 50) {
            r *= 3;
    case 3:
            r += 2;
        }
    }
    return r;
}

int main(void) {
    const char *src = "the quick brown fox jumps";
    char dst[32];
    for (int n = 0; n <= 25; n += 5) {
        for (int i = 0; i < 32; i++)
            dst[i] = 0;
        duff(dst, src, n);
        printf("[%s]\n", dst);
    }
    for (int i = 0; i < 7; i++)
        printf("%d ", fall(i));
    putchar('\n');
    int state = 0, v;
    while ((v = coroutine(&state)) >= 0)
        printf("%d ", v);
    printf("%d %d\n", v, coroutine(&state));
    printf("%d %d %d %d %d\n", into_block(0), into_block(1), into_block(2), into_block(3), into_block(4));
    return copies;
}
