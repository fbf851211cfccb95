/* Covers: pointer addition, difference, comparison, one past the end, negative index, byte walks. */
#include <stddef.h>
#include <stdio.h>

struct item { int key; char tag[5]; };

static int *find(int *lo, int *hi, int want) {
    while (lo < hi) {
        int *mid = lo + (hi - lo) / 2;
        if (*mid == want)
            return mid;
        if (*mid < want)
            lo = mid + 1;
        else
            hi = mid;
    }
    return NULL;
}

static void reverse(char *s) {
    char *e = s;
    while (*e)
        e++;
    while (e - s > 1) {
        char t = *--e;
        *e = *s;
        *s++ = t;
    }
}

int main(void) {
    int a[] = {2, 3, 5, 7, 11, 13, 17, 19, 23};
    int *end = a + sizeof a / sizeof *a;
    int sum = 0;
    for (int *p = a; p != end; ++p)
        sum += *p;
    for (int w = 1; w < 25; w += 4) {
        int *hit = find(a, end, w);
        if (hit)
            printf("%d at %td\n", w, hit - a);
    }
    int *mid = &a[4];
    printf("%d %d %d\n", mid[-3], *(mid - 1), *(2 + mid));
    printf("%td %td\n", a - mid, end - mid);
    printf("%d %d %d %d\n", a < end, end <= mid, mid >= a, &a[9] == end);
    struct item items[4] = {{1, "one"}, {2, "two"}, {3, "tri"}, {4, "four"}};
    struct item *ip = items + 3;
    printf("%s\n", (--ip)->tag);
    printf("%s %td %td\n", ip->tag, ip - items, (char *)ip - (char *)items);
    char *byte = (char *)items;
    byte += 2 * sizeof(struct item) + offsetof(struct item, tag);
    printf("%s\n", byte + 1);
    char word[] = "pointers";
    reverse(word);
    puts(word);
    reverse(word + 4);
    puts(word);
    const char *s = "walk";
    while (*s)
        printf("%s.", s++);
    putchar('\n');
    unsigned char *raw = (unsigned char *)&a[2];
    int low = raw[0] | raw[sizeof(int) - 1];
    ptrdiff_t back = -2;
    printf("%d %d\n", low, mid[back]);
    short s16[6] = {0}, *q = s16 + 6;
    while (q > s16)
        q--, *q = (short)(q - s16);
    printf("%d %d\n", s16[5], !q);
    return sum;
}
