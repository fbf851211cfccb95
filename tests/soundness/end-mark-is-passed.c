/* A walk by two steps goes past the end mark. */
extern int nondet_int(void);

int main(void) {
  int list[20];
  int n = nondet_int();
  if (n < 0 || n > 19)
    return 0;
  for (int i = 0; i < 20; i++)
    list[i] = 1;
  list[n] = -1;
  if ((nondet_int() ^ 0x5a5a5a5a) != 99)
    return 0;
  for (int *p = list; *p >= 0; p += 2) //@ violated: deref
    ;
  return 0;
}
