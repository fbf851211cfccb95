/* The function calls itself by a pointer to a function without a result: nothing is known of what it returned, and the run goes on. */
extern int __VERIFIER_nondet_int(void);
static int table[4];
static void (*again)(int);
static int down(int n) {
  if (n > 0) {
    again(n - 1);
    if (n == 30 && __VERIFIER_nondet_int() == 1234567) table[n] = 1; //@ violated: deref
  }
  return 1;
}
int main(void) {
  again = (void (*)(int))down;
  return down(40);
}
