//@ verdict: safe
//@ pattern: string-arena
// buffer: 4096, struct member
// Keeps texts in an arena; each gets a place rounded up to four bytes.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

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

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

struct arena {
  unsigned count;
  size_t used;
  char data[4096];
};

static char *allocate(struct arena *a, size_t n) {
  size_t rounded = (n + 3) / 4 * 4;
  if (rounded > sizeof a->data - a->used)
    return NULL;
  char *p = a->data + a->used;
  a->used += rounded;
  a->count++;
  return p;
}

static char *keep(struct arena *a, const char *s) {
  size_t n = strlen(s) + 1;
  char *p = allocate(a, n);
  if (p)
    memcpy(p, s, n);
  return p;
}

static int inside(const struct arena *a, const char *p) { return p >= a->data && p < a->data + sizeof a->data; }

static int same(const char *a, const char *b) {
  while (*a && *a == *b) {
    a++;
    b++;
  }
  return *a == *b;
}

int main(void) {
  static struct arena a;
  char text[32];
  unsigned kept = 0;
  for (;;) {
    if (read_text(text, sizeof text) == 0)
      break;
    char *p = keep(&a, text);
    if (!p)
      break;
    if (!inside(&a, p) || !same(p, text))
      return 1;
    if (checksum(p) != checksum(text))
      return 2;
    kept++;
  }
  return kept != a.count;
}
