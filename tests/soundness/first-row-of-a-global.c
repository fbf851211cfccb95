//@ verdict: violated
//@ inputs: 4
// The first row of a table ends where the second one begins.
extern unsigned int __VERIFIER_nondet_uint(void);

static int table[3][4];

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n > 4)
    return 0;
  for (unsigned i = 0; i <= n; i++)
    table[0][i] = 1; //@ violated: bounds
  return table[1][0];
}
