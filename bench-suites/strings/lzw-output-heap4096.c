//@ verdict: safe
//@ pattern: code-stack
// buffer: 4096, on the heap
// Expands codes into a block: a code below 256 is a byte, others repeat a part of what was written before.
#include <stdlib.h>

extern unsigned short __VERIFIER_nondet_ushort(void);

struct block {
  unsigned char *data;
  size_t used;
};

static int put(struct block *b, unsigned char c) {
  if (b->used >= 4096)
    return 0;
  b->data[b->used++] = c;
  return 1;
}

static int repeat(struct block *b, size_t distance, size_t n) {
  if (distance == 0 || distance > b->used)
    return 1;
  if (n > 4096 - b->used)
    return 0;
  for (size_t i = 0; i < n; i++) {
    b->data[b->used] = b->data[b->used - distance];
    b->used++;
  }
  return 1;
}

static int feed(struct block *b) {
  for (unsigned i = 0; i < 4000; i++) {
    unsigned code = __VERIFIER_nondet_ushort();
    if (code == 0)
      break;
    int more = code < 256 ? put(b, (unsigned char)code) : repeat(b, code & 3, (code >> 2) & 63);
    if (!more)
      return 1;
  }
  return 0;
}

static unsigned sum(const struct block *b) {
  unsigned s = 0;
  for (size_t i = 0; i < b->used; i++)
    s = s * 31 + b->data[i];
  return s;
}

int main(void) {
  struct block b = {malloc(4096), 0};
  if (!b.data)
    return 1;
  int full = feed(&b);
  unsigned s = sum(&b);
  int wrong = full && b.used < 4000;
  free(b.data);
  return wrong && s == 0;
}
