// Textbook loops: narrow.
extern long nondet_long(void);
extern unsigned short nondet_ushort(void);
extern signed char nondet_char(void);
int main(void) {
  long a = nondet_long(), b = nondet_long();
  while (a < b) { if (nondet_long()) a++; else b--; } //@ terminating
  unsigned short u = nondet_ushort();
  while (u > 10) u -= 10; //@ terminating
  unsigned short v = nondet_ushort();
  while (v < 60000) v += 1000; //@ terminating
  signed char c = nondet_char();
  while (c >= 0) c = c + 1; //@ terminating
  for (signed char d = -100; d < 100; d += 50) ; //@ terminating
  for (unsigned char e = 10; e >= 0; e--) { if (e == 200) break; } //@ terminating
  long q = nondet_long();
  while (q != 0 && q != 1 && q != -1) q = q / 2; //@ terminating
  long p = 1;
  while (p < 1000000000L) p *= 3; //@ terminating
  for (char f = 0; f < 200; f++) ; //@ nonterminating
  return 0;
}
