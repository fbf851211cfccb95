/* A loop that writes to two variables: both are forgotten. */
extern int nondet_int(void);

int main(void) {
  int a = 0, b = 0;
  int *p = &a, *q = &b;
  char room[1];
  while (nondet_int()) {
    if (nondet_int())
      *p = 1;
    else
      *q = 1;
  }
  room[a] = 0; //@ violated: deref
  room[b] = 0; //@ violated: deref
  return 0;
}
