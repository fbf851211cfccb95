//@ verdict: violated
//@ inputs: 1 0
extern unsigned long __VERIFIER_nondet_ulong(void);
extern void __VERIFIER_assert(int);

int main(void) {
  unsigned long a = __VERIFIER_nondet_ulong();
  unsigned long b = __VERIFIER_nondet_ulong();
  __VERIFIER_assert(~(a & b) == (~a | ~b));
  __VERIFIER_assert(~(a | b) == (~a ^ ~b)); //@ violated: assert
  __VERIFIER_assert((a ^ b) == ((a | b) & ~(a & b)));
  __VERIFIER_assert((a + b) == (a ^ b) + 2 * (a & b));
  return 0;
}
