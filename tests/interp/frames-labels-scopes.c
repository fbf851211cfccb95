/* Covers: labels in nested blocks, shadowed names, large stack frames, deep but bounded recursion with buffers. */
#include <stdio.h>
#include <string.h>

static int x = 1;

static int shadow(int x) {
    int r = x;
    {
        int x = r + 10;
        r += x;
        for (int x = 0; x < 3; x++) {
            char x = 5;
            r += x;
        }
        r += x;
    }
    {
        extern int shared;
        r += shared;
    }
    return r;
}
int shared = 1000;

static int nested_labels(int n) {
    int count = 0;
    {
    top:
        count++;
        {
            if (n > 6) {
            inner:
                n -= 2;
                count += 10;
            }
            while (n > 3) {
                if (n-- % 2)
                    goto inner;
                {
                    if (count < 50)
                        goto top;
                }
            }
        }
    }
    return count * 10 + n;
}

static unsigned big_frame(unsigned seed) {
    unsigned table[1024];
    unsigned char bytes[4096];
    struct { long pad[64]; int v; } block[8];
    memset(bytes, (int)(seed & 0xff), sizeof bytes);
    for (int i = 0; i < 1024; i += 8)
        table[i] = seed * (unsigned)i + bytes[i * 4];
    for (int i = 0; i < 8; i++)
        block[i].v = (int)(table[i * 128] & 0xffff);
    unsigned r = 0;
    for (int i = 0; i < 8; i++)
        r = r * 3 + (unsigned)block[i].v;
    return r;
}

static int deep(int n, const char *above) {
    char mine[48];
    snprintf(mine, sizeof mine, "%d%s", n % 10, n % 50 ? "" : above);
    if (n == 0)
        return (int)strlen(mine);
    int below = deep(n - 1, mine);
    return below + (mine[0] == '0' + n % 10);
}

static int many_args(int a, char b, short c, long d, int e, unsigned char f, long long g, int h, short i,
                     const char *j, int k) {
    return a + b + c + (int)d + e + f + (int)g + h + i + j[0] + k;
}

int main(void) {
    printf("%d %d\n", shadow(7), x);
    for (int i = 0; i < 10; i += 3)
        printf("%d ", nested_labels(i));
    putchar('\n');
    unsigned b = big_frame(12345);
    printf("%u %u\n", b, big_frame(2));
    int d = deep(300, "top");
    printf("%d\n", d);
    int m = many_args(1, -2, 300, 4000L, 5, 250, 7LL, -8, -9, "A", 11);
    printf("%d\n", m);
    return (d + m) % 256;
}
