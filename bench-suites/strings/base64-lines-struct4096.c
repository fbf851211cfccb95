//@ verdict: safe
//@ pattern: base64-size
// buffer: 4096, struct member
// Decodes groups of four characters into a record's data, which is checked before each group.
#include <stddef.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static size_t read_bytes(unsigned char *to, size_t room) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > room)
    n = room;
  for (size_t i = 0; i < n; i++)
    to[i] = __VERIFIER_nondet_uchar();
  return n;
}

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

struct decoded {
  unsigned bad;
  size_t used;
  char data[4096];
};

static int digit(unsigned char c) {
  if (c >= 'A' && c <= 'Z')
    return c - 'A';
  if (c >= 'a' && c <= 'z')
    return c - 'a' + 26;
  if (c >= '0' && c <= '9')
    return c - '0' + 52;
  if (c == '+')
    return 62;
  return c == '/' ? 63 : -1;
}

static int group(struct decoded *d, const unsigned char *four) {
  unsigned v = 0;
  for (int i = 0; i < 4; i++) {
    int x = digit(four[i]);
    if (x < 0) {
      d->bad++;
      x = 0;
    }
    v = v << 6 | (unsigned)x;
  }
  if (d->used + 3 > sizeof d->data - 1)
    return 0;
  d->data[d->used] = (char)(v >> 16);
  d->data[d->used + 1] = (char)(v >> 8);
  d->data[d->used + 2] = (char)v;
  d->used += 3;
  return 1;
}

static size_t decode(struct decoded *d, const unsigned char *in, size_t n) {
  size_t i = 0;
  while (i + 4 <= n && group(d, in + i))
    i += 4;
  return i;
}

int main(void) {
  static struct decoded d;
  static unsigned char in[8192];
  size_t n = read_bytes(in, sizeof in);
  size_t taken = decode(&d, in, n);
  for (size_t i = 0; i < d.used; i++)
    if (d.data[i] == 0)
      d.data[i] = ' ';
  d.data[sizeof d.data - 1] = 0;
  if (taken > n || d.bad > n)
    return 1;
  return checksum(d.data) == 5;
}
