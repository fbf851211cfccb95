//@ verdict: violated
//@ pattern: known-defect
//@ inputs: 97 97 97 97 97 97 97 97 97 97 97 97
// buffer: 8, struct member
// Makes a short name of eight places from a long one: five characters, a mark and two characters of a hash.
extern char __VERIFIER_nondet_char(void);

#define SHORT 8
#define LONG 128
#define KEPT 5

struct mangled {
  char name[SHORT];
  unsigned char used;
  unsigned char changed;
  unsigned hash;
};

static int read_long(char *text) {
  int n = 0;
  char c;
  do {
    c = __VERIFIER_nondet_char();
    text[n++] = c;
  } while (c != 0 && n < LONG);
  text[n - 1] = 0;
  return n - 1;
}

static unsigned hash_of(const char *text) {
  unsigned h = 7;
  for (const char *p = text; *p; p++)
    h = h * 31 + (unsigned char)*p;
  return h;
}

static char base36(unsigned v) {
  v %= 36;
  return (char)(v < 10 ? '0' + v : 'A' + (v - 10));
}

static int allowed(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '_';
}

static void put(struct mangled *m, char c) {
  m->name[m->used] = c; //@ violated: bounds
  m->used++;
}

static void mangle(struct mangled *m, const char *text) {
  m->used = 0;
  m->changed = 1;
  m->hash = hash_of(text);
  for (int i = 0; text[i] && m->used <= KEPT; i++)
    if (allowed(text[i]))
      put(m, text[i]);
  put(m, '~');
  put(m, base36(m->hash));
  put(m, base36(m->hash / 36));
}

static int fits(const char *text, int n) {
  if (n > SHORT)
    return 0;
  for (int i = 0; i < n; i++)
    if (!allowed(text[i]))
      return 0;
  return 1;
}

int main(void) {
  char text[LONG];
  struct mangled m;
  int n = read_long(text);

  m.changed = 0;
  m.used = 0;
  if (fits(text, n)) {
    for (int i = 0; i < n; i++)
      put(&m, text[i]);
  } else {
    mangle(&m, text);
  }
  return m.used > SHORT;
}
