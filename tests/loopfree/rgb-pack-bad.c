//@ verdict: violated
//@ inputs: 300 0 0
/* Packing colour channels into a word; a channel that is not masked spills into its neighbour. */
#include <assert.h>
#include <stdint.h>
extern int __VERIFIER_nondet_int(void);

struct rgb {
  int r, g, b;
};

static int limit(int v) {
  if (v < 0)
    return 0;
  return v > 511 ? 255 : v;
}

static uint32_t pack(struct rgb c) {
  return (uint32_t)limit(c.r) << 16 | (uint32_t)limit(c.g) << 8 | (uint32_t)limit(c.b);
}

static struct rgb unpack(uint32_t w) {
  struct rgb c = {(int)(w >> 16 & 255), (int)(w >> 8 & 255), (int)(w & 255)};
  return c;
}

int main(void) {
  struct rgb c;
  c.b = __VERIFIER_nondet_int();
  c.g = __VERIFIER_nondet_int();
  c.r = __VERIFIER_nondet_int();
  uint32_t w = pack(c);
  struct rgb d = unpack(w);
  assert(d.r >= 0 && d.r <= 255);
  assert(d.b == limit(c.b)); //@ violated: assert
  return 0;
}
