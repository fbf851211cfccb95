/* A function is called through a pointer to something else. */
extern int nondet_int(void);

static int one(int x) {
  return x + 1;
}

static int zero(void) {
  return 0;
}

int main(void) {
  int (*f)(int) = nondet_int() ? one : (int (*)(int))zero;
  return f(1) > 5; //@ violated: deref
}
