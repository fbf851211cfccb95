//@ verdict: violated
//@ pattern: base64
//@ inputs: 255
// buffer: 64, on the stack
// The alphabet has 64 letters; an index of six bits is always inside of it.
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  char alphabet[64];
  char out[8];
  unsigned char b = __VERIFIER_nondet_uchar();
  unsigned v;
  for (int i = 0; i < 64; i++)
    alphabet[i] = (char)(i + 32);
  v = b;
  for (int i = 0; i < 8; i++) {
    out[i] = alphabet[v & 64]; //@ violated: deref
    v = v * 5 + __VERIFIER_nondet_uchar();
  }
  return out[7];
}
