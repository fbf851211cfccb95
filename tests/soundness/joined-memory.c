/* Which of two values a variable has depends on the way. */
extern int nondet_int(void);

static void set(int *p, int value) {
  *p = value;
}

int main(void) {
  char room[4];
  int x = 0, which = nondet_int();
  if (which > 3)
    set(&x, 2);
  else
    set(&x, 7);
  if (which <= 3)
    room[x] = 0; //@ violated: deref
  return 0;
}
