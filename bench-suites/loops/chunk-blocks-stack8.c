//@ verdict: safe
//@ pattern: chunked-read
// buffer: 8, on the stack
// Collects bytes in blocks of eight; a full block is handed on and the fill starts again at zero.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned char block[8];
  int fill = 0, total = __VERIFIER_nondet_int();
  unsigned sum = 0;
  if (total < 0 || total > 10000)
    return 0;
  while (total > 0) {
    int n = __VERIFIER_nondet_uchar() % 8 + 1;
    if (n > 8 - fill)
      n = 8 - fill;
    for (int i = 0; i < n; i++)
      block[fill++] = (unsigned char)i;
    if (fill == 8) {
      for (fill = 7; fill > 0; fill--)
        sum += block[fill];
    }
    total -= n;
  }
  return sum > 100000;
}
