//@ verdict: violated
//@ pattern: bit-set
//@ inputs: 64
// buffer: 8, on the stack
// Sixty-four bits in eight bytes.
extern unsigned int __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned char bits[8] = {0};
  int left = 500;
  while (left-- > 0) {
    unsigned v = __VERIFIER_nondet_uint();
    if (v > 64)
      continue;
    bits[v >> 3] |= (unsigned char)(1u << (v & 7)); //@ violated: deref
  }
  return bits[0] == 0xff && bits[7] == 0xff;
}
