//@ property: assert,deref
//@ verdict: safe
/* Decoding one code point from at most four bytes. */
#include <assert.h>
#include <stdint.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct text {
  const uint8_t *p;
  unsigned left;
};

static int continuation(uint8_t b) {
  return (b & 0xc0) == 0x80;
}

static int need(uint8_t lead) {
  if (lead < 0x80)
    return 1;
  if ((lead & 0xe0) == 0xc0)
    return 2;
  if ((lead & 0xf0) == 0xe0)
    return 3;
  if ((lead & 0xf8) == 0xf0)
    return 4;
  return 0;
}

static int32_t decode(const struct text *t) {
  if (t->left == 0)
    return -1;
  int n = need(t->p[0]);
  if (n == 0 || (unsigned)n > t->left)
    return -1;
  uint32_t c = t->p[0];
  if (n == 1)
    return (int32_t)c;
  c &= 0xffu >> (n + 1);
  if (!continuation(t->p[1]))
    return -1;
  c = c << 6 | (t->p[1] & 0x3f);
  if (n == 2)
    return c >= 0x80 ? (int32_t)c : -1;
  if (!continuation(t->p[2]))
    return -1;
  c = c << 6 | (t->p[2] & 0x3f);
  if (n == 3)
    return c >= 0x800 && (c < 0xd800 || c > 0xdfff) ? (int32_t)c : -1;
  if (!continuation(t->p[3]))
    return -1;
  c = c << 6 | (t->p[3] & 0x3f);
  return c >= 0x10000 && c <= 0x10ffff ? (int32_t)c : -1;
}

int main(void) {
  uint8_t bytes[4];
  bytes[0] = __VERIFIER_nondet_uchar();
  bytes[1] = __VERIFIER_nondet_uchar();
  bytes[2] = __VERIFIER_nondet_uchar();
  bytes[3] = __VERIFIER_nondet_uchar();
  unsigned n = __VERIFIER_nondet_uint();
  __VERIFIER_assume(n <= 4);
  struct text t = {bytes + (4 - n), n};
  int32_t c = decode(&t);
  assert(c >= -1 && c <= 0x10ffff);
  assert(c < 0xd800 || c > 0xdfff);
  if (n > 0 && t.p[0] < 0x80)
    assert(c == t.p[0]);
  return 0;
}
