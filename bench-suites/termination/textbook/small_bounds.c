// Textbook loops: small bounds.
extern unsigned nondet_uint(void);
extern int nondet_int(void);
int main(void) {
  int n = 0;
  unsigned lim = nondet_uint();
  if (lim > 1000000) lim = 1000000;
  for (unsigned i = 0; i < lim; i += 7) n++; //@ terminating
  for (unsigned i = lim; i >= 0; i--) { n++; if (n > 2000000) break; } //@ terminating
  short s = 1;
  while (s > 0) s++; //@ terminating
  short t = 0;
  while (t >= 0) { t++; if (t == 32767) t = 0; } //@ nonterminating
  return n;
}
