//@ verdict: violated
//@ pattern: line-split
//@ inputs: 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97
// buffer: 64, struct member
// Wraps words into lines of at most 63 characters. A word longer than a line is cut.
extern char __VERIFIER_nondet_char(void);

#define WIDTH 64

struct page {
  char line[WIDTH];
  int used;
  int lines;
  int cut;
};

struct word {
  char text[WIDTH];
  int length;
};

static void page_flush(struct page *p) {
  p->line[p->used] = 0;
  p->used = 0;
  p->lines++;
}

static int word_read(struct word *w, int *cut) {
  char c;
  w->length = 0;
  for (int guard = 0; guard < 1000; guard++) {
    c = __VERIFIER_nondet_char();
    if (c == 0)
      return 0;
    if (c == ' ' || c == '\n')
      return 1;
    if (w->length < WIDTH)
      w->text[w->length++] = c;
    else
      *cut = 1;
  }
  return 0;
}

static void page_add(struct page *p, const struct word *w) {
  if (w->length == 0)
    return;
  if (p->used > 0 && p->used + 1 + w->length > WIDTH - 1)
    page_flush(p);
  if (p->used > 0)
    p->line[p->used++] = ' ';
  for (int i = 0; i < w->length; i++)
    p->line[p->used++] = w->text[i];
  p->line[p->used] = 0; //@ violated: bounds
}

static int blanks(const struct page *p) {
  int n = 0;
  for (int i = 0; i < p->used; i++)
    if (p->line[i] == ' ')
      n++;
  return n;
}

int main(void) {
  struct page p;
  struct word w;
  int more = 1;
  int widest = 0;

  p.used = 0;
  p.lines = 0;
  p.cut = 0;
  for (int turn = 0; more && turn < 2000; turn++) {
    more = word_read(&w, &p.cut);
    page_add(&p, &w);
    if (blanks(&p) > widest)
      widest = blanks(&p);
  }
  page_flush(&p);
  return widest > WIDTH || p.lines > 2001;
}
