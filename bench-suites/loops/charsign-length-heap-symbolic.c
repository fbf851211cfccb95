//@ verdict: safe
//@ pattern: char-sign
// buffer: symbolic, on the heap
// Chunks of a block start with one length byte. The last bytes of all chunks are added. Read as a
// signed char, the length of a long chunk is negative.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

static int sum_chunks(const unsigned char *b, int n) {
  int at = 0, sum = 0;
  while (at < n) {
    unsigned char len = b[at];
    if (len > n - at - 1)
      return -1;
    sum += b[at + len];
    at += 1 + len;
  }
  return sum;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  unsigned char *b;
  int sum;
  if (n < 1 || n > 10000)
    return 0;
  b = malloc((size_t)n);
  if (!b)
    return 1;
  for (int i = 0; i < n; i++)
    b[i] = __VERIFIER_nondet_uchar();
  sum = sum_chunks(b, n);
  free(b);
  return sum == 12;
}
