#include <stdint.h>
#include <stdio.h>

#define LIMIT 4096
#define WORDS (LIMIT / 32)

static uint32_t composite[WORDS];

static void set_bit(uint32_t *w, unsigned i)
{
    w[i / 32] |= UINT32_C(1) << (i % 32); //@ violated: deref
}

static int get_bit(const uint32_t *w, unsigned i)
{
    return (w[i / 32] >> (i % 32)) & 1;
}

int main(void)
{
    unsigned primes = 0;

    set_bit(composite, 0);
    set_bit(composite, 1);
    for (unsigned i = 2; i * i < LIMIT; i++) {
        if (get_bit(composite, i))
            continue;
        for (unsigned j = i * i; j <= LIMIT; j += i)
            set_bit(composite, j);
    }
    for (unsigned i = 0; i < LIMIT; i++)
        if (!get_bit(composite, i))
            primes++;
    printf("%u primes below %d\n", primes, LIMIT);
    return 0;
}
