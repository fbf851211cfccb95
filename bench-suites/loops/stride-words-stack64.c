//@ verdict: safe
//@ pattern: stride
// buffer: 64, on the stack
// Reads 32-bit words, low byte first, behind a head of two bytes. The used length of
// the block is an input; a last word that is not complete is left out.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned char b[64];
  unsigned used = __VERIFIER_nondet_uint();
  unsigned acc = 0;
  if (used > 64)
    return 0;
  for (unsigned i = 0; i < 64; i++)
    b[i] = __VERIFIER_nondet_uchar();
  for (unsigned i = 2; i + 4 <= used; i += 4) {
    acc ^= b[i];
    acc ^= (unsigned)b[i + 1] << 8;
    acc ^= (unsigned)b[i + 2] << 16;
    acc ^= (unsigned)b[i + 3] << 24;
  }
  return acc == 1;
}
