#include <ctype.h>
#include <stdio.h>

#define MAX_DIGITS 512

struct bignum {
    unsigned char d[MAX_DIGITS];   /* least significant first */
    int n;
};

static int read_digits(struct bignum *b)
{
    unsigned char tmp[MAX_DIGITS];
    int n = 0, c;

    while ((c = getchar()) != EOF && isdigit(c)) {
        if (n == MAX_DIGITS)
            return -1;
        tmp[n++] = (unsigned char)(c - '0');
    }
    b->n = n;
    for (int i = 0; i < n; i++)
        b->d[i] = tmp[n - 1 - i];
    return 0;
}

static void normalize(struct bignum *b)
{
    while (b->d[b->n - 1] == 0) //@ violated: deref
        b->n--;
}

int main(void)
{
    struct bignum b;

    if (read_digits(&b) != 0 || b.n == 0)
        return 1;
    normalize(&b);
    if (b.n == 0)
        putchar('0');
    for (int i = b.n - 1; i >= 0; i--)
        putchar('0' + b.d[i]);
    putchar('\n');
    return 0;
}
