/* What holds before the loop does not hold after an iteration. */
extern int nondet_int(void);

int main(void) {
  char room[8];
  int i = 0;
  while (nondet_int())
    i += 3;
  room[i & 15] = 0; //@ violated: deref
  return 0;
}
