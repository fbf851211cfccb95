/* What holds after each iteration does not hold before the first. */
extern int nondet_int(void);

int main(void) {
  char room[8];
  int i = 20;
  while (nondet_int()) {
    i = nondet_int();
    if (i < 0 || i > 7)
      i = 3;
  }
  room[i] = 0; //@ violated: deref
  return 0;
}
