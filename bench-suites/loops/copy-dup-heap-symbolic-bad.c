//@ verdict: violated
//@ pattern: copy-unlimited
//@ inputs: 500
// buffer: symbolic, on the heap
// Duplicates a zero-terminated text by hand: measure, allocate, copy with the final zero.
#include <stdlib.h>

extern size_t __VERIFIER_nondet_size_t(void);

static size_t measure(const char *s) {
  const char *p = s;
  while (*p)
    p++;
  return (size_t)(p - s);
}

static char *duplicate(const char *s) {
  size_t n = measure(s);
  char *t = malloc(n);
  char *q = t;
  if (!t)
    return NULL;
  while ((*q++ = *s++) != 0) //@ violated: deref
    ;
  return t;
}

int main(void) {
  size_t len = __VERIFIER_nondet_size_t();
  char *text, *copy;
  int same = 1;
  if (len < 1 || len > 100000)
    return 0;
  text = malloc(len + 1);
  if (!text)
    return 1;
  for (size_t i = 0; i < len; i++)
    text[i] = (char)('a' + i % 26);
  text[len] = 0;
  copy = duplicate(text);
  if (copy) {
    for (size_t i = 0; i < len; i++)
      if (copy[i] != text[i])
        same = 0;
    free(copy);
  }
  free(text);
  return !same;
}
