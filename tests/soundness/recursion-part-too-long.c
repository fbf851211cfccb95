/* A part of a message is handed on with the length of the whole. */
#include <stddef.h>
extern unsigned char nondet_uchar(void);

static int parse(const unsigned char *p, size_t n, int depth) {
  size_t i = 0;
  int sum = 0;
  while (i + 2 <= n) {
    size_t type = p[i], len = p[i + 1]; //@ violated: deref
    i += 2;
    if (len > n - i) return -1;
    if (type == 3 && depth < 2) sum |= parse(p + i, len + (len == 2 ? 6 : 0), depth + 1);
    i += len;
  }
  return sum;
}

int main(void) {
  unsigned char message[6];
  for (int i = 0; i < 6; i++) message[i] = nondet_uchar();
  return parse(message, 6, 0);
}
