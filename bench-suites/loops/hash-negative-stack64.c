//@ verdict: safe
//@ pattern: hash-open-addressing
// buffer: 64, on the stack
// The remainder of a negative number is negative: the hash is reduced as an unsigned value.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int table[64] = {0};
  for (int round = 0; round < 40; round++) {
    int key = __VERIFIER_nondet_int();
    unsigned at = (unsigned)key % 64;
    while (table[at] != 0 && table[at] != key)
      at = (at + 1) % 64;
    table[at] = key;
  }
  return 0;
}
