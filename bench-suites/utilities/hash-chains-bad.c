#include <stdio.h>
#include <string.h>

/* Counts words in a hash table whose chains are indices into a pool. */
#define BUCKETS 31
#define POOL 100

struct word {
  char text[20];
  unsigned count;
  int next;
};

static struct word pool[POOL];
static int used;
static int bucket[BUCKETS];

static unsigned hash(const char *s) {
  unsigned h = 5381;
  while (*s != '\0')
    h = h * 33 + (unsigned char)*s++;
  return h % BUCKETS;
}

static struct word *enter(const char *text) {
  unsigned h = hash(text);
  for (int i = bucket[h]; i >= 0; i = pool[i].next)
    if (strcmp(pool[i].text, text) == 0)
      return &pool[i];
  struct word *w = &pool[used];
  strcpy(w->text, text); //@ violated: deref
  w->count = 0;
  w->next = bucket[h];
  bucket[h] = used++;
  return w;
}

int main(void) {
  char text[20];
  for (int b = 0; b < BUCKETS; b++)
    bucket[b] = -1;
  while (scanf("%19s", text) == 1) {
    struct word *w = enter(text);
    if (w != NULL)
      w->count++;
  }
  for (int i = 0; i < used; i++)
    printf("%s %u\n", pool[i].text, pool[i].count);
  return 0;
}
