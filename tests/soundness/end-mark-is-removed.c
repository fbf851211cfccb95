/* The walk itself writes over the end mark before it comes there. */
extern int nondet_int(void);

int main(void) {
  int list[20];
  int n = nondet_int();
  if (n < 0 || n > 18)
    return 0;
  for (int i = 0; i < 20; i++)
    list[i] = 1;
  list[n] = -1;
  if ((nondet_int() ^ 0x5a5a5a5a) != 99)
    return 0;
  for (int i = 0; list[i] >= 0; i++)
    list[i + 1] = 1; //@ violated: deref
  return 0;
}
