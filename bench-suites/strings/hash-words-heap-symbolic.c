//@ verdict: safe
//@ pattern: word-table
// buffer: symbolic, on the heap
// Counts words in a table whose number of chains is an input; the hash is reduced to it.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

// A text of inputs, ended by a zero input or by the end of the room.
static size_t read_text(char *to, size_t room) {
  size_t n = 0;
  while (n + 1 < room) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    to[n++] = c;
  }
  to[n] = 0;
  return n;
}

struct entry {
  struct entry *next;
  unsigned count;
  char word[16];
};

static unsigned hash(const char *s, unsigned size) {
  unsigned h = 0;
  while (*s)
    h = h * 31 + (unsigned char)*s++;
  return h % size;
}

static struct entry *find(struct entry **table, unsigned size, const char *word) {
  struct entry *e = table[hash(word, size)];
  for (; e; e = e->next)
    if (strcmp(e->word, word) == 0)
      return e;
  return NULL;
}

static int add(struct entry **table, unsigned size, const char *word) {
  struct entry *e = find(table, size, word);
  if (e) {
    e->count++;
    return 1;
  }
  e = malloc(sizeof *e);
  if (!e)
    return 0;
  unsigned h = hash(word, size);
  strncpy(e->word, word, sizeof e->word - 1);
  e->word[sizeof e->word - 1] = 0;
  e->count = 1;
  e->next = table[h];
  table[h] = e;
  return 1;
}

static void drop(struct entry **table, unsigned size) {
  for (unsigned i = 0; i < size; i++) {
    while (table[i]) {
      struct entry *next = table[i]->next;
      free(table[i]);
      table[i] = next;
    }
  }
  free(table);
}

int main(void) {
  unsigned size = __VERIFIER_nondet_uint();
  if (size < 1 || size > 40000)
    return 0;
  struct entry **table = calloc(size, sizeof *table);
  if (!table)
    return 1;
  char word[64];
  unsigned words = 0;
  while (words < 3000 && read_text(word, sizeof word) > 0 && add(table, size, word))
    words++;
  drop(table, size);
  return words > 3000;
}
