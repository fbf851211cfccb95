/* Sieve of Eratosthenes in a bit set, argv[1] is the limit. */
#include <stdio.h>
#include <stdlib.h>

#define WORD_BITS (8 * sizeof(unsigned))

static void set_bit(unsigned *set, size_t i)
{
    set[i / WORD_BITS] |= 1u << (i % WORD_BITS);
}

static int test_bit(const unsigned *set, size_t i)
{
    return set[i / WORD_BITS] >> (i % WORD_BITS) & 1;
}

int main(int argc, char **argv)
{
    unsigned long limit = argc > 1 ? strtoul(argv[1], NULL, 10) : 100;
    size_t count = 0, words;
    unsigned *composite;

    if (limit < 2 || limit > 100000) {
        fprintf(stderr, "limit out of range\n");
        return 1;
    }
    words = limit / WORD_BITS + 1;
    composite = calloc(words, sizeof *composite);
    if (!composite)
        return 1;
    for (size_t i = 2; i <= limit; i++) {
        if (test_bit(composite, i))
            continue;
        count++;
        for (size_t k = i * i; k <= limit; k += i)
            set_bit(composite, k);
    }
    printf("%zu primes up to %lu\n", count, limit);
    free(composite);
    return 0;
}
