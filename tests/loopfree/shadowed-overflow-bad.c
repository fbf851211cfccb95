//@ property: arithmetic
//@ verdict: violated
//@ inputs: 2147483647
/* The second fault is behind the first: the division fails only when the sum has wrapped around. */
extern int __VERIFIER_nondet_int(void);

static int step(int x) {
  return x + 1; //@ violated: overflow
}

static unsigned distance(int from, int to) {
  return (unsigned)to - (unsigned)from;
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x < 0)
    return 0;
  int y = step(x);
  unsigned q = 0;
  if (y >= 0)
    q = 100u / (distance(0, y) + 1);
  else
    q = 100u / (distance(x, y) - 1); //@ violated: div
  return q > 100;
}
