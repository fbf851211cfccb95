// Textbook loops: bytes.
extern int nondet_int(void);
extern unsigned char nondet_uchar(void);
extern unsigned nondet_uint(void);
int main(void) {
  unsigned char c = nondet_uchar();
  int n = 0;
  while (c != 0) c += 3; //@ terminating
  c = nondet_uchar();
  while (c != 1) c += 2; //@ nonterminating
  for (unsigned char k = 0; k < 255; k++) n++; //@ terminating
  unsigned lim = nondet_uint();
  for (unsigned i = 0; i < lim; i += 2) n++; //@ nonterminating
  return n;
}
