//@ verdict: safe
//@ pattern: itoa
// buffer: 8, on the stack
// Formats a number of at most six digits with its sign; the digits are made from behind.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  char out[8];
  int v = __VERIFIER_nondet_int();
  int at = 8;
  int negative;
  if (v < -999999 || v > 999999)
    return 0;
  negative = v < 0;
  if (negative)
    v = -v;
  out[--at] = 0;
  do {
    out[--at] = (char)('0' + v % 10);
    v /= 10;
  } while (v);
  if (negative)
    out[--at] = '-';
  return out[at] == 'x';
}
