/* A variable of an inner block is used behind it. */
extern int nondet_int(void);

int main(void) {
  int *p = 0;
  for (int i = 0; i < 3; i++) {
    int inner = i;
    if (!p)
      p = &inner;
  }
  return *p; //@ violated: deref
}
