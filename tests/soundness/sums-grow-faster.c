/* Sums of sums grow faster than their number. */
extern int nondet_int(void);

int main(void) {
  int sum[60];
  sum[0] = 1;
  for (int i = 0; i < 59; i++)
    sum[i + 1] = sum[i] + sum[i / 2] + sum[i]; //@ violated: overflow
  return sum[59] > 0;
}
