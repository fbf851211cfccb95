/* Amounts are added to totals of kinds; what one iteration adds is too much. */
extern int nondet_int(void);
static int total[3];

int main(void) {
  for (int n = 0; n < 70; n++) {
    int kind = n % 3, amount = 100000000;
    if (nondet_int()) total[kind] += amount; //@ violated: overflow
  }
  return total[0];
}
