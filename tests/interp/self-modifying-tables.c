/* Covers: tables that change while they are walked: move-to-front, handlers that replace themselves, permutation cycles. */
#include <stdio.h>
#include <string.h>

static unsigned char front[16];

static int to_front(unsigned char sym) {
    int at = 0;
    while (front[at] != sym)
        at++;
    memmove(front + 1, front, (size_t)at);
    front[0] = sym;
    return at;
}

typedef int (*handler)(int);
static handler slots[3];
static int cold(int v);
static int warm(int v) { return v + 10; }
static int hot(int v) {
    slots[v % 3] = cold;
    return v + 100;
}
static int cold(int v) {
    slots[v % 3] = warm;
    slots[(v + 1) % 3] = hot;
    return v;
}

static int rc4_like(unsigned char *s, int n) {
    int i = 0, j = 0, acc = 0;
    while (n--) {
        i = (i + 1) & 15;
        j = (j + s[i]) & 15;
        unsigned char t = s[i];
        s[i] = s[j];
        s[j] = t;
        acc = (acc * 16 + s[(s[i] + s[j]) & 15]) % 9973;
    }
    return acc;
}

int main(void) {
    for (int i = 0; i < 16; i++)
        front[i] = (unsigned char)i;
    const char *in = "\3\3\5\3\1\1\1\5\17\3";
    for (int i = 0; i < 10; i++)
        printf("%d ", to_front((unsigned char)in[i]));
    putchar('\n');
    for (int i = 0; i < 3; i++)
        slots[i] = cold;
    int sum = 0;
    for (int i = 0; i < 12; i++) {
        int r = slots[i * 2 % 3](i);
        printf("%d ", r);
        sum += r;
    }
    putchar('\n');
    unsigned char next[8] = {3, 5, 0, 7, 1, 2, 4, 6};
    int at = 0, steps = 0;
    while (next[at] != 255) { /* mark and follow until a marked slot returns */
        int to = next[at];
        next[at] = 255;
        at = to;
        steps++;
    }
    printf("%d at %d\n", steps, at);
    int acc = rc4_like(front, 100);
    printf("%d\n", acc);
    int fib[12] = {1, 1};
    for (int i = 0; i < 10; i++)
        fib[i + 2] = fib[i] + fib[fib[i] % 2 ? i + 1 : i];
    printf("%d\n", fib[11]);
    return (sum + acc) % 256;
}
