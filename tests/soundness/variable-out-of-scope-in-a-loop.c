/* A pointer to a variable of an iteration is used in the next one. */
extern int nondet_int(void);

int main(void) {
  int *last = 0, sum = 0;
  for (int i = 0; i < 3; i++) {
    if (nondet_int()) {
      int inner = i;
      last = &inner;
      sum += *last;
    }
    if (last) sum += *last; //@ violated: deref
  }
  return sum;
}
