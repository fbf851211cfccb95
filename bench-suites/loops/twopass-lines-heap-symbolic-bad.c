//@ verdict: violated
//@ pattern: two-pass
//@ inputs: 1550
// buffer: symbolic, on the heap
// First pass: count the lines. Then a table of that size is allocated and filled in a second pass. Text
// behind the last newline is a line of its own in both passes.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct text {
  char *byte;
  unsigned size;
};

struct index {
  unsigned *start;
  unsigned lines;
};

static int text_make(struct text *t) {
  t->size = __VERIFIER_nondet_uint();
  if (t->size == 0 || t->size > 30000)
    return 0;
  t->byte = malloc(t->size);
  if (!t->byte)
    return 0;
  for (unsigned i = 0; i < t->size; i++) {
    char c = __VERIFIER_nondet_char();
    t->byte[i] = c ? c : (i % 100 == 99 ? '\n' : 'u');
  }
  return 1;
}

static unsigned count_lines(const struct text *t) {
  unsigned n = 0;
  for (unsigned i = 0; i < t->size; i++)
    if (t->byte[i] == '\n')
      n++;
  return n;
}

static int index_make(struct index *x, const struct text *t) {
  unsigned n = 0;
  int fresh = 1;
  x->lines = count_lines(t);
  x->start = malloc(x->lines * sizeof *x->start);
  if (!x->start)
    return 0;
  for (unsigned i = 0; i < t->size; i++) {
    if (fresh)
      x->start[n++] = i; //@ violated: deref
    fresh = t->byte[i] == '\n';
  }
  return 1;
}

static unsigned longest(const struct index *x, unsigned size) {
  unsigned best = 0;
  for (unsigned k = 0; k < x->lines; k++) {
    unsigned end = k + 1 < x->lines ? x->start[k + 1] : size;
    if (end - x->start[k] > best)
      best = end - x->start[k];
  }
  return best;
}

int main(void) {
  struct text t;
  struct index x;
  unsigned n = 0;

  if (!text_make(&t))
    return 0;
  if (index_make(&x, &t)) {
    n = longest(&x, t.size);
    free(x.start);
  }
  n = n > t.size;
  free(t.byte);
  return (int)n;
}
