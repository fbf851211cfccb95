//@ verdict: violated
//@ pattern: ring-text
//@ inputs: 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 0
// buffer: 8, struct member
// Remembers the last eight characters of a text.
#include <string.h>

extern char __VERIFIER_nondet_char(void);

struct last {
  unsigned at, seen;
  char ring[8];
};

static void push(struct last *l, char c) {
  l->ring[l->at] = c; //@ violated: deref
  l->at++;
  if (l->at == sizeof l->ring + 2)
    l->at = 0;
  l->seen++;
}

static void text(const struct last *l, char *out) {
  unsigned n = l->seen < 8 ? l->seen : 8;
  unsigned from = l->seen < 8 ? 0 : l->at;
  for (unsigned i = 0; i < n; i++)
    out[i] = l->ring[(from + i) % 8];
  out[n] = 0;
}

int main(void) {
  struct last l;
  char out[9];
  memset(&l, 0, sizeof l);
  for (int i = 0; i < 100; i++) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    push(&l, c);
  }
  text(&l, out);
  return strlen(out) > 8;
}
