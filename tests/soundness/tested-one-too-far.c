/* The test lets the number of links pass. */
extern int nondet_int(void);
static int next[200];

int main(void) {
  int n = 0, at = 0;
  while (n < 200 && nondet_int()) next[n++] = nondet_int();
  if (n == 0) return 0;
  for (int i = 0; i < n; i++)
    if (next[i] < 0 || next[i] > n) return 1;
  for (int i = 0; i < n; i++) at = next[at]; //@ violated: deref
  return at;
}
