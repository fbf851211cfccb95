/* The counter of digits starts anew, the number does not. */
extern int nondet_int(void);

int main(void) {
  int n = 0, digits = 0;
  for (int i = 0; i < 40; i++) {
    int d = nondet_int();
    if (d < 0 || d > 9) {
      digits = 0;
      continue;
    }
    if (digits < 4) {
      n = n * 10 + d; //@ violated: overflow
      digits++;
    }
  }
  return n;
}
