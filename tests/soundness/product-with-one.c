/* A product of two numbers that nobody knows, one of which is one. */
extern unsigned nondet_uint(void);

int main(void) {
  int table[64] = {0};
  unsigned a = nondet_uint(), b = nondet_uint();
  if (a > 5000 || b > 5000) return 0;
  unsigned place = a * b;
  if (a == 1 && place >= 4711 && place < 4713) return table[place - 4648]; //@ violated: deref
  return 0;
}
