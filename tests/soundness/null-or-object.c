/* The pointer may be NULL. */
extern int nondet_int(void);

int main(void) {
  int x = 1;
  int *p = nondet_int() ? &x : 0;
  return *p > 2; //@ violated: deref
}
