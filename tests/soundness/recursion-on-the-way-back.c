/* The fault comes when the calls return: each moves the cursor, and together they move it too far. */
extern int __VERIFIER_nondet_int(void);
static char out[100];
static void put(unsigned n, char **to, unsigned base) {
  if (n >= base) put(n / base, to, base);
  *(*to)++ = (char)('0' + n % base); //@ violated: deref
}
int main(void) {
  char *to = out + 80;
  unsigned base = __VERIFIER_nondet_int() == 1234567 ? 2 : 10;
  put(4000000000u, &to, base);
  return 0;
}
