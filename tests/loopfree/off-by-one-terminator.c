//@ property: assert,deref
//@ verdict: safe
/* The terminator is written behind the last character, so the length must stay below the size. */
#include <assert.h>
#include <string.h>
extern unsigned int __VERIFIER_nondet_uint(void);

#define SIZE 16

static unsigned put_text(char *dst, char fill, unsigned n) {
  if (n >= SIZE)
    n = SIZE - 1;
  memset(dst, fill, n);
  dst[n] = '\0';
  return n;
}

int main(void) {
  char text[SIZE];
  unsigned n = __VERIFIER_nondet_uint();
  char fill = 'q';
  unsigned len = put_text(text, fill, n);
  assert(len <= SIZE);
  assert(text[len] == '\0');
  if (n > 0)
    assert(text[0] == 'q');
  if (n == 0)
    assert(text[0] == '\0');
  return 0;
}
