//@ verdict: safe
//@ pattern: field-table
// buffer: symbolic, on the heap
// Counts the columns of a row, makes a table of starts and ends, and finds the widest column.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

// A text of a length that is an input, at most `limit`.
static char *new_text(size_t limit) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > limit)
    n = limit;
  char *s = malloc(n + 1);
  if (!s)
    return NULL;
  for (size_t i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    s[i] = c ? c : ' ';
  }
  s[n] = 0;
  return s;
}

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
}

struct column {
  const char *start;
  size_t length;
};

static size_t fill(struct column *table, size_t room, const char *row) {
  size_t n = 0;
  for (;;) {
    size_t len = strcspn(row, ",");
    if (n >= room)
      break;
    table[n].start = row;
    table[n].length = len;
    n++;
    if (row[len] == 0)
      break;
    row += len + 1;
  }
  return n;
}

static size_t widest(const struct column *table, size_t n) {
  size_t best = 0;
  for (size_t i = 1; i < n; i++)
    if (table[i].length > table[best].length)
      best = i;
  return best;
}

static int starts_with(const struct column *c, char first) { return c->length > 0 && *c->start == first; }

int main(void) {
  char *row = new_text(30000);
  if (!row)
    return 1;
  size_t columns = count_char(row, ',') + 1;
  if (columns > 900)
    columns = 900;
  struct column *table = malloc(columns * sizeof *table);
  if (!table) {
    free(row);
    return 1;
  }
  size_t n = fill(table, columns, row);
  size_t best = widest(table, n);
  int wrong = table[best].length > strlen(row) || n > columns + 1;
  if (starts_with(&table[0], ','))
    wrong = 2;
  free(table);
  free(row);
  return wrong;
}
