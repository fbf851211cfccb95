/* Only a run with many fitting inputs fails, after more iterations than are unwound. */
extern int nondet_int(void);

int main(void) {
  char room[20];
  int hits = 0, n = nondet_int();
  if (n > 40)
    n = 40;
  for (int i = 0; i < n; i++) {
    if (nondet_int() == i * 7 + 1)
      hits++;
  }
  room[hits] = 0; //@ violated: deref
  return 0;
}
