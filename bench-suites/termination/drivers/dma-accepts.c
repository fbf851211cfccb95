// The device says how much it took; it may take nothing.
extern unsigned nondet_uint(void);
extern unsigned transfer(unsigned count);
int main(void) {
  unsigned left = nondet_uint();
  while (left > 0) { //@ nonterminating
    unsigned taken = transfer(left);
    if (taken > left) taken = left;
    left -= taken;
  }
  return 0;
}
