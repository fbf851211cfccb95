#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 64

struct entry {
    struct entry *next;
    unsigned count;
    char key[];
};

static struct entry *table[BUCKETS];

static unsigned hash(const char *s)
{
    unsigned h = 5381;

    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h % BUCKETS;
}

static void add(const char *key)
{
    unsigned b = hash(key);
    size_t n = strlen(key) + 1;
    struct entry *e;

    for (e = table[b]; e != NULL; e = e->next) {
        if (strcmp(e->key, key) == 0) {
            e->count++;
            return;
        }
    }
    e = malloc(sizeof *e + n);
    if (e == NULL)
        return;
    memcpy(e->key, key, n);
    e->count = 1;
    e->next = table[b];
    table[b] = e;
}

int main(void)
{
    char word[128];

    while (scanf("%127s", word) == 1)
        add(word);
    for (int b = 0; b < BUCKETS; b++) {
        while (table[b] != NULL) {
            struct entry *e = table[b];
            printf("%6u %s\n", e->count, e->key);
            table[b] = e->next;
            free(e);
        }
    }
    return 0;
}
