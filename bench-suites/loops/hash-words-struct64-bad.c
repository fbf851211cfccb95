//@ verdict: violated
//@ pattern: hash-open-addressing
//@ inputs: 64
// buffer: 64, struct member
// A set of numbers with linear probing. The step wraps at the table's end, and a full table is noticed.
extern unsigned int __VERIFIER_nondet_uint(void);

#define PLACES 64

struct set {
  unsigned key[PLACES];
  int used;
  int refused;
};

static void set_clear(struct set *s) {
  for (int i = 0; i < PLACES; i++)
    s->key[i] = 0;
  s->used = 0;
  s->refused = 0;
}

static unsigned hash(unsigned v) {
  v ^= v >> 16;
  v *= 0x45d9f3bu;
  v ^= v >> 16;
  return v % PLACES;
}

static unsigned next(unsigned at) {
  return at == PLACES ? 0 : at + 1;
}

static int set_find(const struct set *s, unsigned v) {
  unsigned at = hash(v);
  for (int probe = 0; probe < PLACES; probe++) {
    unsigned k = s->key[at]; //@ violated: bounds
    if (k == v)
      return (int)at;
    if (k == 0)
      return -1;
    at = next(at);
  }
  return -1;
}

static int set_add(struct set *s, unsigned v) {
  unsigned at = hash(v);
  if (set_find(s, v) >= 0)
    return 0;
  if (s->used == PLACES) {
    s->refused++;
    return -1;
  }
  while (s->key[at] != 0)
    at = (at + 1) % PLACES;
  s->key[at] = v;
  s->used++;
  return 1;
}

static int count_used(const struct set *s) {
  int n = 0;
  for (int i = 0; i < PLACES; i++)
    n += s->key[i] != 0;
  return n;
}

int main(void) {
  struct set s;
  unsigned n = __VERIFIER_nondet_uint();

  if (n > 1000)
    return 0;
  set_clear(&s);
  for (unsigned i = 1; i <= n; i++) {
    unsigned v = __VERIFIER_nondet_uint();
    set_add(&s, v ? v : i);
  }
  return count_used(&s) != s.used;
}
