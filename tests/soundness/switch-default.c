/* The default of a switch. */
extern int nondet_int(void);

int main(void) {
  char room[4];
  int i = 0;
  switch (nondet_int()) {
  case 1: i = 1; break;
  case 2: i = 2; break;
  default: i = 7; break;
  }
  room[i] = 0; //@ violated: deref
  return 0;
}
