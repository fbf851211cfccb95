//@ verdict: safe
//@ pattern: sentinel-search
// buffer: 4096, function parameter
// A block of zero-terminated strings, one after the other, ends with an empty string. The lookup skips
// string by string; the block is closed with two zeros before it is read.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define BLOCK 4096

static void load(char *block, int n) {
  for (int i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    block[i] = c ? c : (i % 16 == 15 ? 0 : 'v');
  }
}

static void close_block(char *block, int n) {
  block[n] = 0;
  block[n + 1] = 0;
}

static const char *skip(const char *p) {
  while (*p)
    p++;
  return p + 1;
}

static int starts(const char *p, const char *name) {
  while (*name) {
    if (*p != *name)
      return 0;
    p++;
    name++;
  }
  return *p == '=';
}

static const char *lookup(const char *block, const char *name) {
  const char *p = block;
  while (*p) {
    if (starts(p, name))
      return p;
    p = skip(p);
  }
  return 0;
}

static int count(const char *block) {
  int n = 0;
  for (const char *p = block; *p; p = skip(p))
    n++;
  return n;
}

static int longest(const char *block) {
  const char *p = block;
  int best = 0;
  while (*p) {
    const char *next = skip(p);
    if (next - p - 1 > best)
      best = (int)(next - p - 1);
    p = next;
  }
  return best;
}

int main(void) {
  char block[BLOCK];
  int n = __VERIFIER_nondet_int();
  const char *home;

  if (n < 0 || n > BLOCK - 2)
    return 0;
  for (int i = 0; i < BLOCK; i++)
    block[i] = '.';
  load(block, n);
  close_block(block, n);
  if (longest(block) > n)
    return 2;
  home = lookup(block, "HOME");
  if (home && count(block) == 0)
    return 1;
  return 0;
}
