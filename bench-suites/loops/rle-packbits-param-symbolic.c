//@ verdict: safe
//@ pattern: run-length
// buffer: symbolic, function parameter
// The packed format of a scan line: a count byte of 0..127 announces literal bytes, one of 129..255 a run of
// 257 - count equal bytes, 128 is skipped. A line may not end behind its row.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct source {
  unsigned left;
  unsigned long taken;
};

static int take(struct source *s, unsigned char *v) {
  if (s->left == 0)
    return 0;
  s->left--;
  s->taken++;
  *v = __VERIFIER_nondet_uchar();
  return 1;
}

static unsigned put_literals(unsigned char *row, unsigned at, unsigned n, struct source *s) {
  while (n > 0) {
    unsigned char v;
    if (!take(s, &v))
      break;
    row[at++] = v;
    n--;
  }
  return at;
}

static unsigned put_run(unsigned char *row, unsigned at, unsigned n, unsigned char v) {
  for (unsigned end = at + n; at < end; at++)
    row[at] = v;
  return at;
}

static unsigned unpack(unsigned char *row, unsigned width, struct source *s) {
  unsigned at = 0;
  unsigned char count, v;
  while (at < width && take(s, &count)) {
    if (count == 128)
      continue;
    if (count < 128) {
      unsigned n = count + 1u;
      if (n > width - at)
        n = width - at;
      at = put_literals(row, at, n, s);
    } else {
      unsigned n = 257u - count;
      if (!take(s, &v))
        break;
      if (n > width - at)
        n = width - at;
      at = put_run(row, at, n, v);
    }
  }
  return at;
}

static unsigned dark(const unsigned char *row, unsigned n) {
  unsigned count = 0;
  for (unsigned i = 0; i < n; i++)
    if (row[i] < 64)
      count++;
  return count;
}

int main(void) {
  struct source s;
  unsigned width = __VERIFIER_nondet_uint();
  unsigned char *row;
  unsigned used;

  s.left = __VERIFIER_nondet_uint();
  s.taken = 0;
  if (width == 0 || width > 20000 || s.left > 100000)
    return 0;
  row = malloc(width);
  if (!row)
    return 1;
  used = unpack(row, width, &s);
  used = dark(row, used);
  free(row);
  return used > width;
}
