//@ verdict: safe
/* bigadd.c - adds the decimal numbers given as arguments; numbers are
 * arrays of digits, least significant digit first. */
#include <stdio.h>
#include <string.h>

#define MAX_DIGITS 60

struct bignum {
    int n;
    unsigned char d[MAX_DIGITS];
};

static int big_parse(struct bignum *b, const char *s)
{
    size_t len = strlen(s);

    while (len > 1 && *s == '0') {
        s++;
        len--;
    }
    if (len == 0 || len > MAX_DIGITS)
        return -1;
    b->n = (int)len;
    for (int i = 0; i < b->n; i++) {
        char c = s[len - 1 - i];
        if (c < '0' || c > '9')
            return -1;
        b->d[i] = (unsigned char)(c - '0');
    }
    return 0;
}

/* a += b */
static int big_add(struct bignum *a, const struct bignum *b)
{
    int carry = 0;
    int i;

    for (i = 0; i < a->n || i < b->n; i++) {
        int sum = carry;
        if (i < a->n)
            sum += a->d[i];
        if (i < b->n)
            sum += b->d[i];
        a->d[i] = (unsigned char)(sum % 10);
        carry = sum / 10;
    }
    if (carry) {
        if (i == MAX_DIGITS)
            return -1;
        a->d[i++] = (unsigned char)carry;
    }
    a->n = i;
    return 0;
}

static void big_print(const struct bignum *b)
{
    char text[MAX_DIGITS + 1];
    int i, k = 0;

    for (i = b->n - 1; i >= 0; i--)
        text[k++] = (char)('0' + b->d[i]);
    text[k] = '\0';
    puts(text);
}

int main(int argc, char **argv)
{
    struct bignum sum = { 1, { 0 } };
    struct bignum x;

    for (int i = 1; i < argc; i++) {
        if (big_parse(&x, argv[i]) < 0) {
            fprintf(stderr, "bad number: %s\n", argv[i]);
            return 1;
        }
        if (big_add(&sum, &x) < 0) {
            fprintf(stderr, "overflow\n");
            return 1;
        }
    }
    big_print(&sum);
    return 0;
}
