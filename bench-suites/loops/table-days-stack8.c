//@ verdict: safe
//@ pattern: table-index
// buffer: 8, on the stack
// The day of the week comes from a field of three bits plus one; the table has eight places.
extern unsigned int __VERIFIER_nondet_uint(void);

int main(void) {
  static const char letter[8] = {'?', 'M', 'T', 'W', 'T', 'F', 'S', 'S'};
  char seen[8];
  int n = 0;
  for (int i = 0; i < 8; i++) {
    unsigned day = __VERIFIER_nondet_uint();
    if (day == 0 || day > 7)
      continue;
    seen[n++] = letter[day];
  }
  return n > 0 && seen[0] == 'X';
}
