//@ verdict: safe
/* bitsieve.c - sieve of Eratosthenes on a bit set, for limits up to
 * 5000; prints the number of primes and the largest gap. */
#include <stdio.h>
#include <stdlib.h>
#include <limits.h>

extern unsigned __VERIFIER_nondet_uint(void);

#define WORD_BITS (sizeof(unsigned) * CHAR_BIT)

struct bitset {
    size_t nbits;
    unsigned *words;
};

static int bitset_init(struct bitset *b, size_t nbits)
{
    size_t nwords = (nbits + WORD_BITS - 1) / WORD_BITS;

    b->words = calloc(nwords, sizeof(unsigned));
    b->nbits = nbits;
    return b->words ? 0 : -1;
}

static void bitset_set(struct bitset *b, size_t i)
{
    b->words[i / WORD_BITS] |= 1u << (i % WORD_BITS);
}

static int bitset_test(const struct bitset *b, size_t i)
{
    return (b->words[i / WORD_BITS] >> (i % WORD_BITS)) & 1u;
}

static void sieve(struct bitset *composite)
{
    size_t n = composite->nbits;

    bitset_set(composite, 0);
    bitset_set(composite, 1);
    for (size_t p = 2; p * p < n; p++) {
        if (bitset_test(composite, p))
            continue;
        for (size_t k = p * p; k < n; k += p)
            bitset_set(composite, k);
    }
}

static size_t largest_gap(const struct bitset *composite, size_t *count)
{
    size_t last = 0, gap = 0;

    *count = 0;
    for (size_t i = 2; i < composite->nbits; i++) {
        if (bitset_test(composite, i))
            continue;
        if (last != 0 && i - last > gap)
            gap = i - last;
        last = i;
        ++*count;
    }
    return gap;
}

int main(void)
{
    struct bitset b;
    unsigned limit = __VERIFIER_nondet_uint();
    size_t count, gap;

    if (limit < 2 || limit > 5000) {
        printf("limit must be between 2 and 5000\n");
        return 2;
    }
    if (bitset_init(&b, (size_t)limit + 1) < 0)
        return 1;
    sieve(&b);
    gap = largest_gap(&b, &count);
    printf("%lu primes up to %u, largest gap %lu\n", (unsigned long)count,
           limit, (unsigned long)gap);
    free(b.words);
    return 0;
}
