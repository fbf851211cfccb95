/* Covers: goto forward, backward, out of nested loops, into a loop body (irreducible flow), shared cleanup. */
#include <stdio.h>

static int into_loop(int n, int enter) {
    int steps = 0, i = 0;
    if (enter)
        goto middle;
    while (i < n) {
        steps += 100;
    middle:
        steps++;
        i++;
    }
    return steps;
}

static int two_entries(int a, int b) {
    /* two blocks that reach each other, either of which may be entered first */
    int trace = 0;
    if (a < b)
        goto left;
right:
    trace = trace * 2 + 1;
    b -= 3;
    if (b <= 0)
        goto done;
left:
    trace = trace * 2;
    a -= 2;
    if (a > 0)
        goto right;
    if (b > 5) {
        b--;
        goto left;
    }
done:
    return trace % 1000 + b;
}

static int three_way(unsigned seed) {
    int hits[3] = {0, 0, 0}, n = 0;
    if (seed % 3 == 0) goto a;
    if (seed % 3 == 1) goto b;
    goto c;
a:
    hits[0]++;
    seed = seed * 5 + 1;
    if (++n > 20) goto end;
    if (seed & 4) goto c;
b:
    hits[1]++;
    seed = seed * 3 + 7;
    if (++n > 20) goto end;
    if (seed & 8) goto a;
c:
    hits[2]++;
    seed = seed * 9 + 5;
    if (++n > 20) goto end;
    if (seed & 16) goto b;
    goto a;
end:
    return hits[0] * 100 + hits[1] * 10 + hits[2];
}

static int find_pair(int want) {
    int i, j;
    for (i = 1; i < 20; i++)
        for (j = i; j < 20; j++)
            if (i * j == want)
                goto found;
    return -1;
found:
    return i * 100 + j;
}

static int cleanup(int fail) {
    int opened = 0, r = -1;
    opened++;
    if (fail == 1) goto out1;
    opened++;
    if (fail == 2) goto out2;
    opened++;
    if (fail == 3) goto out3;
    r = 0;
out3:
    opened--;
out2:
    opened--;
out1:
    opened--;
    return r * 10 + opened;
}

int main(void) {
    for (int n = 0; n < 4; n++)
        printf("%d/%d ", into_loop(n, 0), into_loop(n, 1));
    putchar('\n');
    for (int k = 0; k < 6; k++)
        printf("%d ", two_entries(k * 2, 9 - k));
    putchar('\n');
    int sum = 0;
    for (unsigned s = 0; s < 6; s++) {
        int t = three_way(s);
        sum += t;
        printf("%d ", t);
    }
    putchar('\n');
    printf("%d %d %d\n", find_pair(91), find_pair(36), find_pair(23));
    for (int f = 0; f < 5; f++)
        printf("%d ", cleanup(f));
    putchar('\n');
    int countdown = 5;
again:
    printf("%d", countdown);
    if (--countdown)
        goto again;
    putchar('\n');
    return sum % 256;
}
