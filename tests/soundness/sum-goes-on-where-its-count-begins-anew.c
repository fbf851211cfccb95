/* The count begins anew, the sum does not: it overflows after many groups. */
extern int nondet_int(void);

int main(void) {
  int sum = 0, count = 0;
  for (;;) {
    int x = nondet_int();
    if (x == 0) break;
    if (x < 0) {
      count = 0;
      continue;
    }
    if (x > 1000000) x = 1000000;
    if (count < 1000) {
      sum += x; //@ violated: overflow
      count++;
    }
  }
  return sum > count;
}
