//@ verdict: safe
//@ pattern: truncation
// buffer: symbolic, on the heap
// The length of an allocation is kept in sixteen bits. A longer text has to be refused before.
#include <stdlib.h>

extern unsigned int __VERIFIER_nondet_uint(void);

static char *store(const char *text, unsigned n) {
  unsigned short size = (unsigned short)n;
  char *copy;
  if (n > 65535 || n == 0)
    return NULL;
  copy = malloc(size);
  if (!copy)
    return NULL;
  for (unsigned i = 0; i < n; i++)
    copy[i] = text[i];
  return copy;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  char *text, *copy;
  if (n > 70000)
    return 0;
  text = calloc((size_t)n + 1, 1);
  if (!text)
    return 1;
  copy = store(text, n);
  free(copy);
  free(text);
  return 0;
}
