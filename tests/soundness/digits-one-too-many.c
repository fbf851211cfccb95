/* Ten digits do not fit. */
extern int nondet_int(void);

int main(void) {
  int n = 0, digits = 0;
  for (;;) {
    int d = nondet_int();
    if (d < 0 || d > 9)
      break;
    if (digits < 10) {
      n = n * 10 + d; //@ violated: overflow
      digits++;
    }
  }
  return n;
}
