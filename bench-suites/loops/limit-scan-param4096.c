//@ verdict: safe
//@ pattern: sentinel-limit
// buffer: 4096, function parameter
// A text ends with a zero or with the buffer, whichever comes first.
#include <stdlib.h>

extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned length(const char *s, unsigned most) {
  const char *p = s;
  unsigned left = most;
  while (left > 0 && *p != 0) {
    p++;
    left--;
  }
  return most - left;
}

int main(void) {
  char *s = malloc(4096);
  unsigned fill = __VERIFIER_nondet_uint();
  unsigned n;
  if (!s)
    return 1;
  if (fill > 4096) {
    free(s);
    return 0;
  }
  for (unsigned i = 0; i < 4096; i++)
    s[i] = i < fill ? 'b' : 0;
  n = length(s, 4096);
  free(s);
  return n != fill;
}
