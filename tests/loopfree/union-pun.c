//@ verdict: safe
/* Reading the bytes of a word through a union (little endian). */
#include <assert.h>
#include <stdint.h>
extern unsigned int __VERIFIER_nondet_uint(void);

union word {
  uint32_t u;
  uint8_t b[4];
  uint16_t h[2];
};

static uint32_t rebuild(union word w) {
  return w.b[0] | (uint32_t)w.b[1] << 8 | (uint32_t)w.b[2] << 16 | (uint32_t)w.b[3] << 24;
}

int main(void) {
  union word w;
  w.u = __VERIFIER_nondet_uint();
  assert(rebuild(w) == w.u);
  assert(w.h[1] == (w.u >> 16));
  uint32_t old = w.u;
  w.b[0] = 0;
  assert(w.u == (old & 0xffffff00u));
  return 0;
}
