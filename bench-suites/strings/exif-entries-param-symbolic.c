//@ verdict: safe
//@ pattern: exif-section
// buffer: symbolic, function parameter
// Walks over the entries of a directory: a count of two bytes, then twelve bytes each, the last four of which say where
// longer values are.
#include <stdlib.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned get16(const unsigned char *p) { return p[0] | (unsigned)p[1] << 8; }

static unsigned get32(const unsigned char *p) { return get16(p) | get16(p + 2) << 16; }

static unsigned char *load(size_t *size) {
  size_t n = __VERIFIER_nondet_uint();
  if (n < 2 || n > 65000)
    return NULL;
  unsigned char *p = malloc(n);
  if (!p)
    return NULL;
  for (size_t i = 0; i < n; i++)
    p[i] = __VERIFIER_nondet_uchar();
  *size = n;
  return p;
}

static unsigned walk(const unsigned char *base, size_t size) {
  unsigned entries = get16(base), bad = 0;
  size_t at = 2;
  if (2 + 12 * (size_t)entries > size)
    return 0;
  for (unsigned i = 0; i < entries; i++, at += 12) {
    const unsigned char *e = base + at;
    unsigned format = get16(e + 2), count = get32(e + 4);
    unsigned where = get32(e + 8);
    if (format == 2 && count > 4) {
      if (where > size || count > size - where) {
        bad++;
        continue;
      }
      if (memchr(base + where, 0, count) == NULL)
        bad++;
    }
  }
  return bad;
}

int main(void) {
  size_t size = 0;
  unsigned char *data = load(&size);
  if (!data)
    return 0;
  unsigned bad = walk(data, size);
  free(data);
  return bad > 65535;
}
