//@ verdict: violated
//@ pattern: hash-open-addressing
//@ inputs: -7
// buffer: 64, on the stack
// The remainder of a negative number is negative: the hash is reduced as an unsigned value.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int table[64] = {0};
  for (int round = 0; round < 40; round++) {
    int key = __VERIFIER_nondet_int();
    int at = key % 64;
    while (table[at] != 0 && table[at] != key) //@ violated: deref
      at = (at + 1) % 64;
    table[at] = key;
  }
  return 0;
}
