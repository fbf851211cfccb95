//@ verdict: violated
//@ pattern: two-indices
//@ inputs: 1025
// buffer: 4096, struct member
// Tabs become blanks up to the next column of eight. The read index and the write index move together,
// the write index faster.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define WIDE 4096

struct page {
  char out[WIDE];
  int column;
  int used;
  int lines;
};

static void page_init(struct page *p) {
  p->column = 0;
  p->used = 0;
  p->lines = 0;
}

static int page_put(struct page *p, char c) {
  if (p->used >= WIDE + 1)
    return -1;
  p->out[p->used++] = c; //@ violated: bounds
  if (c == '\n') {
    p->column = 0;
    p->lines++;
  } else {
    p->column++;
  }
  return 0;
}

static int page_tab(struct page *p) {
  do {
    if (page_put(p, ' ') != 0)
      return -1;
  } while (p->column % 8 != 0);
  return 0;
}

static int expand(struct page *p, const char *in, int n) {
  int i = 0;
  while (i < n) {
    int err = in[i] == '\t' ? page_tab(p) : page_put(p, in[i]);
    if (err)
      return i;
    i++;
  }
  return n;
}

static int widest(const struct page *p) {
  int best = 0, now = 0;
  for (int i = 0; i < p->used; i++) {
    now = p->out[i] == '\n' ? 0 : now + 1;
    if (now > best)
      best = now;
  }
  return best;
}

int main(void) {
  static struct page p;
  static char in[2048];
  int n = __VERIFIER_nondet_int();

  if (n < 0 || n > 2048)
    return 0;
  for (int i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    in[i] = c ? c : '\t';
  }
  page_init(&p);
  expand(&p, in, n);
  p.out[p.used] = 0;
  return widest(&p) > p.used;
}
