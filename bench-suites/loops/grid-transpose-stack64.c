//@ verdict: safe
//@ pattern: two-dim
// buffer: 64, on the stack
// An 8 by 8 matrix, kept flat, is transposed up to an edge of the caller's choice.
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int m[64];
  int edge = __VERIFIER_nondet_int();
  if (edge < 0 || edge > 8)
    return 0;
  for (int i = 0; i < 64; i++)
    m[i] = i;
  for (int r = 0; r < edge; r++)
    for (int c = r + 1; c < edge; c++) {
      int t = m[r * 8 + c];
      m[r * 8 + c] = m[c * 8 + r];
      m[c * 8 + r] = t;
    }
  return m[0];
}
