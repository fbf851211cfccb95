//@ verdict: safe
//@ pattern: octal-field
// buffer: symbolic, on the heap
// Walks over entries of sixteen bytes whose first eight are an octal number: the length of what follows.
#include <stdlib.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct stats {
  size_t lines, words, longest;
};

// Lines, words, and the length of the longest word.
static struct stats measure(const char *s) {
  struct stats r = {0, 0, 0};
  size_t run = 0;
  for (; *s; s++) {
    if (*s == '\n')
      r.lines++;
    if (*s == ' ' || *s == '\n') {
      run = 0;
      continue;
    }
    if (run++ == 0)
      r.words++;
    if (run > r.longest)
      r.longest = run;
  }
  return r;
}

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

static unsigned char *load(size_t *size) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > 50000)
    return NULL;
  unsigned char *p = malloc(n + 1);
  if (!p)
    return NULL;
  for (size_t i = 0; i < n; i++)
    p[i] = __VERIFIER_nondet_uchar();
  p[n] = 0;
  *size = n;
  return p;
}

static unsigned long octal(const unsigned char *field) {
  unsigned long v = 0;
  for (int i = 0; i < 8 && field[i] >= '0' && field[i] <= '7'; i++)
    v = v * 8 + (unsigned long)(field[i] - '0');
  return v;
}

static size_t walk(const unsigned char *p, size_t size, char *last) {
  size_t at = 0, entries = 0;
  while (size - at >= 16) {
    size_t n = octal(p + at) & 15;
    memcpy(last, p + at + 8, 8);
    last[8] = 0;
    if (n > size - at - 16)
      break;
    last[0] = (char)p[at + 16 + n];
    at += 16 + n;
    entries++;
  }
  return entries;
}

int main(void) {
  size_t size = 0;
  char last[9] = "";
  unsigned char *p = load(&size);
  if (!p)
    return 0;
  size_t n = walk(p, size, last);
  int wrong = n > size;
  if (measure(last).longest > 8 || checksum(last) == 1)
    wrong = 2;
  free(p);
  return wrong;
}
