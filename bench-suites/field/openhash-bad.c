/* Count words in an open addressing hash table. */
#include <stdio.h>
#include <string.h>

#define SLOTS 32
#define WORD 16

static struct slot {
    char word[WORD];
    unsigned long count;
} table[SLOTS];

static unsigned hash(const char *s)
{
    unsigned h = 5381;

    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h;
}

static struct slot *lookup(const char *word)
{
    unsigned i = hash(word) % SLOTS;

    for (int probes = 0; probes < SLOTS; probes++) {
        if (table[i].count == 0 || strcmp(table[i].word, word) == 0) //@ violated: deref
            return &table[i];
        if (++i > SLOTS)
            i = 0;
    }
    return NULL;
}

int main(void)
{
    char word[WORD];
    unsigned long lost = 0;

    while (scanf("%15s", word) == 1) {
        struct slot *s = lookup(word);
        if (!s) {
            lost++;
            continue;
        }
        if (s->count++ == 0)
            strcpy(s->word, word);
    }
    for (int i = 0; i < SLOTS; i++)
        if (table[i].count)
            printf("%-16s %lu\n", table[i].word, table[i].count);
    if (lost)
        printf("%lu words did not fit\n", lost);
    return 0;
}
