//@ verdict: violated
//@ pattern: hex-codec
//@ inputs: 32
// buffer: 64, on the stack
// Thirty-one bytes become sixty-two hexadecimal digits and a zero.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  static const char digit[] = "0123456789abcdef";
  char out[64];
  char *p = out;
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > 32)
    return 0;
  while (n-- > 0) {
    unsigned char b = __VERIFIER_nondet_uchar();
    *p++ = digit[b >> 4];
    *p++ = digit[b & 15];
  }
  *p = 0; //@ violated: deref
  return out[0] == 'z';
}
