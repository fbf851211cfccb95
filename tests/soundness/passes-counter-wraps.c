/* The counter of the first pass begins again: there were more iterations than it tells of. */
extern int nondet_int(void);

int main(void) {
  unsigned char v[256];
  int a[1];
  unsigned count = 0, w = 0;
  int again = 0;
  for (int i = 0; i < 256; i++)
    v[i] = (unsigned char)nondet_int();
  unsigned char i = 0;
  while (!again || i < 10) {
    if (v[i])
      count++;
    if (i == 255)
      again = 1;
    i++;
  }
  if ((nondet_int() ^ 0x5a5a5a5a) != 99)
    return 0;
  for (unsigned char j = 0; j < 10; j++)
    if (v[j])
      w++;
  if (w != count)
    a[1] = 1; //@ violated: deref
  return 0;
}
