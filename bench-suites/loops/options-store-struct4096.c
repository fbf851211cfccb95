//@ verdict: safe
//@ pattern: option-parse
// buffer: 4096, struct member
// Settings of the form key=value; are kept one after the other in a store of 4096 characters, keys and
// values each with a zero behind them. The place for the zero is kept free all the time.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define STORE 4096

struct config {
  int entries;
  char store[STORE];
  int used;
  int full;
};

static void config_init(struct config *c) {
  c->entries = 0;
  c->used = 0;
  c->full = 0;
  c->store[0] = 0;
}

static void config_put(struct config *c, char v) {
  if (c->used < STORE - 1)
    c->store[c->used++] = v;
  else
    c->full = 1;
}

static void config_end(struct config *c) {
  c->store[c->used] = 0;
  if (c->used < STORE - 1)
    c->used++;
  else
    c->full = 1;
}

static int config_entry(struct config *c) {
  int in_key = 1;
  for (int guard = 0; guard < 300; guard++) {
    char v = __VERIFIER_nondet_char();
    if (v == 0)
      v = guard % 5 == 4 ? ';' : 'k';
    if (v == ';')
      break;
    if (v == '=' && in_key) {
      config_end(c);
      in_key = 0;
    } else {
      config_put(c, v);
    }
  }
  config_end(c);
  if (in_key)
    config_end(c);
  c->entries++;
  return c->full ? -1 : 0;
}

static int config_find(const struct config *c, char first) {
  int found = 0;
  int fresh = 1;
  for (int i = 0; i < c->used; i++) {
    if (fresh && c->store[i] == first)
      found++;
    fresh = c->store[i] == 0;
  }
  return found;
}

int main(void) {
  static struct config c;
  int n = __VERIFIER_nondet_int();

  if (n < 0 || n > 10000)
    return 0;
  config_init(&c);
  while (n > 0 && config_entry(&c) == 0)
    n--;
  return config_find(&c, 'k') > c.used;
}
