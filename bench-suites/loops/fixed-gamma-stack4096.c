//@ verdict: safe
//@ pattern: fixed-point-table
// buffer: 4096, on the stack
// A correction table of 4096 steps: scaled values are rounded and may then exceed the last step by one.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned short table[4096];
  unsigned v = 0;
  int n = __VERIFIER_nondet_int();
  unsigned sum = 0;
  if (n < 0 || n > 100000)
    return 0;
  for (unsigned i = 0; i < 4096; i++)
    table[i] = (unsigned short)(i * i / 4096);
  for (int k = 0; k < n; k++) {
    unsigned at = (v * 4096u + 32768u) >> 16;
    if (at > 4095)
      at = 4095;
    sum += table[at];
    v = (v + 13u + __VERIFIER_nondet_uchar()) & 0xffff;
  }
  return sum == 1;
}
