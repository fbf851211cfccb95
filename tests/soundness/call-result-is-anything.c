/* The result of a loop in a callee. */
extern int nondet_int(void);
static char room[16];

static int count(int n) {
  int c = 0;
  for (int i = 0; i < n; i++)
    if (nondet_int()) c++;
  return c;
}

int main(void) {
  int c = count(17);
  room[c] = 1; //@ violated: deref
  return 0;
}
