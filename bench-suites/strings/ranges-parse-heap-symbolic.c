//@ verdict: safe
//@ pattern: dotted-numbers
// buffer: symbolic, on the heap
// Parses "a-b,c,..." into a table with a row for each comma; a number without a partner is a range of its own.
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

struct range {
  unsigned long low, high;
};

static const char *parse_one(const char *s, struct range *r) {
  char *end;
  r->low = strtoul(s, &end, 10);
  r->high = r->low;
  if (*end == '-') {
    s = end + 1;
    r->high = strtoul(s, &end, 10);
  }
  return end;
}

static size_t parse(const char *s, struct range *table, size_t room) {
  size_t n = 0;
  while (*s && n < room) {
    s = parse_one(s, &table[n++]);
    s += strcspn(s, ",");
    if (*s)
      s++;
  }
  return n;
}

static int ordered(const struct range *r) { return r->low <= r->high; }

static size_t count_ordered(const struct range *table, size_t n) {
  size_t good = 0;
  for (size_t i = 0; i < n; i++)
    good += ordered(&table[i]) ? 1 : 0;
  return good;
}

int main(void) {
  char *s = new_text(20000);
  if (!s)
    return 1;
  size_t room = count_char(s, ',') + 1;
  if (room > 1000)
    room = 1000;
  struct range *table = calloc(room, sizeof *table);
  if (!table) {
    free(s);
    return 1;
  }
  size_t n = parse(s, table, room);
  int wrong = count_ordered(table, n) > room;
  free(table);
  free(s);
  return wrong;
}
