/* The second pass goes the other way: it has met more after as many iterations. */
extern int nondet_int(void);

int main(void) {
  int v[50], seen[50], count = 0, w = 0;
  for (int i = 0; i < 50; i++)
    v[i] = nondet_int();
  for (int i = 0; i < 50; i++)
    if (v[i] > 0)
      seen[i] = ++count;
    else
      seen[i] = count;
  if ((nondet_int() ^ 0x5a5a5a5a) != 99)
    return 0;
  for (int i = 49; i >= 0; i--) {
    if (v[i] > 0)
      w++;
    if (i == 25 && w > count - seen[25] + 1)
      return 0;
    if (i == 25 && w != seen[24])
      v[nondet_int() ? 50 : 0] = 1; //@ violated: deref
  }
  return 0;
}
