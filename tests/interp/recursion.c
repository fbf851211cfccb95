/* Covers: recursion: ackermann, mutual, tree-like, hanoi, permutations, McCarthy 91, deep but bounded. */
#include <stdio.h>

static int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }

static int female(int n);
static int male(int n) { return n == 0 ? 0 : n - female(male(n - 1)); }
static int female(int n) { return n == 0 ? 1 : n - male(female(n - 1)); }

static int moves;
static void hanoi(int n, char a, char b, char c) {
    if (n == 0) return;
    hanoi(n - 1, a, c, b);
    moves++;
    if (n == 5) printf("%c>%c ", a, c);
    hanoi(n - 1, b, a, c);
}

static int m91(int n) { return n > 100 ? n - 10 : m91(m91(n + 11)); }
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

static int perms;
static void permute(char *s, int k) {
    if (!s[k]) {
        if (perms++ % 5 == 0) printf("%s ", s);
        return;
    }
    for (int i = k; s[i]; i++) {
        char t = s[k]; s[k] = s[i]; s[i] = t;
        permute(s, k + 1);
        t = s[k]; s[k] = s[i]; s[i] = t;
    }
}

static long deep(int n, long acc) { return n == 0 ? acc : 1 + deep(n - 1, acc + (n & 3)); }

static void digits(unsigned n) {
    if (n >= 10) digits(n / 10);
    putchar((int)('0' + n % 10));
}

int main(void) {
    printf("%d %d\n", ackermann(2, 3), ackermann(1, 9));
    printf("%d %d\n", is_even(40), is_even(41));
    for (int i = 0; i < 9; i++) printf("%d%d ", male(i), female(i));
    putchar('\n');
    hanoi(5, 'A', 'B', 'C');
    printf("%d\n%d %d\n", moves, m91(95), fib(12));
    char s[] = "abcd";
    permute(s, 0);
    printf("%d %s\n", perms, s);
    printf("%ld\n", deep(1000, 0));
    digits(4096);
    putchar('\n');
    return moves + perms;
}
