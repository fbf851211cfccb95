//@ verdict: safe
//@ pattern: header-name
// buffer: symbolic, function parameter
// Skips the extra part of a head: fields with two letters and a length each, inside of a part that has a length too.
#include <stdlib.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

static unsigned char *load(size_t *size) {
  size_t n = __VERIFIER_nondet_uint();
  if (n < 4 || n > 60000)
    return NULL;
  unsigned char *p = malloc(n);
  if (!p)
    return NULL;
  for (size_t i = 0; i < n; i++)
    p[i] = __VERIFIER_nondet_uchar();
  *size = n;
  return p;
}

static size_t skip_fields(const unsigned char *p, size_t n, char *last) {
  size_t at = 0, fields = 0;
  while (n - at >= 3) {
    size_t len = p[at + 2];
    last[0] = (char)p[at];
    last[1] = (char)p[at + 1];
    last[2] = 0;
    if (len > n - at - 3)
      break;
    at += 3 + len;
    fields++;
  }
  return fields;
}

static int known(const char *id) {
  static const char *const ids[] = {"AB", "cp", "RA", "LU"};
  for (size_t i = 0; i < 4; i++)
    if (strcmp(ids[i], id) == 0)
      return 1;
  return 0;
}

int main(void) {
  size_t size = 0;
  char last[3] = "";
  unsigned char *p = load(&size);
  if (!p)
    return 0;
  size_t fields = skip_fields(p, size, last);
  int wrong = fields > size;
  if (known(last) && checksum(last) == 0)
    wrong = 2;
  free(p);
  return wrong;
}
