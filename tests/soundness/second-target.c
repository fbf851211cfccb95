/* The pointer leads to one of two variables; the second one matters. */
extern int nondet_int(void);

int main(void) {
  char room[4];
  int a = 1, b = 2, c = 9;
  int which = nondet_int();
  int *p = which == 0 ? &a : which == 1 ? &b : &c;
  room[*p] = 0; //@ violated: deref
  *p = 12;
  room[b & 15] = 0; //@ violated: deref
  return 0;
}
