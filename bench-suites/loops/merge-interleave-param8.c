//@ verdict: safe
//@ pattern: merge
// buffer: 8, function parameter
// Interleaves a left and a right channel of up to four samples to eight places.
extern int __VERIFIER_nondet_int(void);

static int interleave(short *to, const short *l, const short *r, int n) {
  short *p = to;
  while (n-- > 0) {
    *p++ = *l++;
    *p++ = *r++;
  }
  return (int)(p - to);
}

int main(void) {
  short left[6] = {1, 2, 3, 4, 5, 6};
  short right[6] = {9, 8, 7, 6, 5, 4};
  short both[8];
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > 4)
    return 0;
  for (int i = 0; i < 2 * n; i++)
    both[i] = 0;
  return interleave(both, left, right, n) != 2 * n;
}
