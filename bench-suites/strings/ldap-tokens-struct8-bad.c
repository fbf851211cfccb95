//@ verdict: violated
//@ pattern: field-table
//@ inputs: 97 63 97 63 97 63 97 63 97 63 97 63 97 63 97 63 97 63 97 63 97 63 97 63 0
// buffer: 8, struct member
// Splits an address at question marks into at most eight parts; the ninth is left out.
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

struct parts {
  unsigned count;
  size_t lengths[8];
};

static void split(struct parts *p, const char *s) {
  p->count = 0;
  while (p->count <= 8) {
    size_t n = strcspn(s, "?");
    p->lengths[p->count++] = n; //@ violated: deref
    s += n;
    if (*s == 0)
      return;
    s++;
  }
}

int main(void) {
  char s[64];
  struct parts p;
  read_text(s, sizeof s);
  split(&p, s);
  size_t sum = 0;
  for (unsigned i = 0; i < p.count; i++)
    sum += p.lengths[i];
  return sum > sizeof s;
}
