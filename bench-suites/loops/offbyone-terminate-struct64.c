//@ verdict: safe
//@ pattern: off-by-one
// buffer: 64, struct member
// A key of at most 63 characters; the reader stops at 64 characters in the failing twin and puts the zero
// behind the member.
extern char __VERIFIER_nondet_char(void);

struct entry {
  char key[64];
  int value;
  int next;
};

static void read_key(struct entry *e) {
  unsigned n = 0;
  while (n < sizeof e->key - 1) {
    char c = __VERIFIER_nondet_char();
    if (c == '=' || c == 0)
      break;
    e->key[n++] = c;
  }
  e->key[n] = 0;
  e->value = (int)n;
}

int main(void) {
  struct entry e;
  e.next = 0;
  read_key(&e);
  return e.value > 64;
}
