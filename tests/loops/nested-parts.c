//@ verdict: safe
/* A message whose parts may be messages: each call has a reader of its own, and further calls leave it alone. */
#include <stddef.h>
#include <stdio.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

struct reader {
  const unsigned char *p;
  size_t size, pos;
};

static int next(struct reader *r) {
  if (r->pos >= r->size) return -1;
  return r->p[r->pos++];
}

static int parse(const unsigned char *p, size_t n, int depth) {
  struct reader r = {p, n, 0};
  while (r.pos < r.size) {
    int type = next(&r), len = next(&r);
    if (type < 0 || len < 0 || (size_t)len > r.size - r.pos) return -1;
    if (type == 3) {
      if (depth >= 4 || parse(r.p + r.pos, (size_t)len, depth + 1) < 0) return -1;
    } else {
      printf("%d, %d bytes\n", type, len);
    }
    r.pos += (size_t)len;
  }
  return 0;
}

int main(void) {
  static unsigned char message[512];
  for (int i = 0; i < 512; i++) message[i] = __VERIFIER_nondet_uchar();
  return parse(message, sizeof message, 0);
}
