//@ verdict: safe
//@ pattern: delimiter-scan
// buffer: symbolic, on the heap
// Looks for lines that start with a boundary. The comparison does not leave the text.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static char *load(size_t *size) {
  size_t n = __VERIFIER_nondet_uint();
  if (n < 1 || n > 30000)
    return NULL;
  char *p = malloc(n);
  if (!p)
    return NULL;
  for (size_t i = 0; i < n; i++)
    p[i] = __VERIFIER_nondet_char();
  *size = n;
  return p;
}

static size_t count(const char *p, size_t n, const char *boundary) {
  size_t found = 0, m = strlen(boundary);
  for (size_t i = 0; i < n; i++) {
    if (i > 0 && p[i - 1] != '\n' && p[i] != '-')
      continue;
    if (m <= n - i && memcmp(p + i, boundary, m) == 0)
      found++;
  }
  return found;
}

int main(void) {
  size_t size = 0;
  char *p = load(&size);
  if (!p)
    return 0;
  size_t n = count(p, size, "--b");
  free(p);
  return n > size;
}
