//@ verdict: safe
//@ pattern: utf8
// buffer: symbolic, on the heap
// Decodes a block to code points. Every continuation byte is checked to be inside of the block and to have
// the right mark; wrong bytes become the replacement character.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern size_t __VERIFIER_nondet_size_t(void);

struct block {
  unsigned char *byte;
  size_t size;
  size_t at;
};

static int block_make(struct block *b) {
  size_t n = __VERIFIER_nondet_size_t();
  if (n == 0 || n > 50000)
    return 0;
  b->byte = malloc(n);
  if (!b->byte)
    return 0;
  b->size = n;
  b->at = 0;
  for (size_t i = 0; i < n; i++)
    b->byte[i] = __VERIFIER_nondet_uchar();
  return 1;
}

static unsigned lead(unsigned char c, int *more) {
  if (c < 0x80) {
    *more = 0;
    return c;
  }
  if (c >= 0xc2 && c < 0xe0) {
    *more = 1;
    return c & 0x1fu;
  }
  if (c >= 0xe0 && c < 0xf0) {
    *more = 2;
    return c & 0x0fu;
  }
  *more = c >= 0xf0 && c < 0xf5 ? 3 : -1;
  return c & 0x07u;
}

static unsigned next(struct block *b) {
  int more;
  unsigned v = lead(b->byte[b->at++], &more);
  if (more < 0)
    return 0xfffd;
  while (more > 0 && b->at < b->size) {
    unsigned char c = b->byte[b->at];
    if ((c & 0xc0) != 0x80)
      return 0xfffd;
    v = v << 6 | (c & 0x3fu);
    b->at++;
    more--;
  }
  return more == 0 ? v : 0xfffd;
}

static size_t decode(struct block *b, unsigned *out) {
  size_t n = 0;
  while (b->at < b->size)
    out[n++] = next(b);
  return n;
}

int main(void) {
  struct block b;
  unsigned *out;
  size_t n = 0;

  if (!block_make(&b))
    return 0;
  out = malloc(b.size * sizeof *out);
  if (out) {
    n = decode(&b, out);
    free(out);
  }
  n = n > b.size;
  free(b.byte);
  return (int)n;
}
