//@ verdict: safe
//@ pattern: realloc-growth
// buffer: symbolic, on the heap
// A byte store that doubles its capacity. The failing twin grows only after the store has run over.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

struct bytes {
  unsigned char *data;
  size_t used;
  size_t room;
};

static int bytes_init(struct bytes *b) {
  b->used = 0;
  b->room = 256;
  b->data = malloc(b->room);
  return b->data ? 0 : -1;
}

static int bytes_grow(struct bytes *b) {
  size_t room = b->room * 2;
  unsigned char *p = realloc(b->data, room);
  if (!p)
    return -1;
  b->data = p;
  b->room = room;
  return 0;
}

static int bytes_push(struct bytes *b, unsigned char v) {
  if (b->used == b->room && bytes_grow(b) != 0)
    return -1;
  b->data[b->used++] = v;
  return 0;
}

static unsigned bytes_sum(const struct bytes *b) {
  unsigned sum = 0;
  const unsigned char *p = b->data;
  const unsigned char *end = b->data + b->used;
  while (p != end)
    sum += *p++;
  return sum;
}

static unsigned char bytes_top(const struct bytes *b) {
  unsigned char top = 0;
  for (size_t i = b->used; i-- > 0;)
    if (b->data[i] > top)
      top = b->data[i];
  return top;
}

static void bytes_free(struct bytes *b) {
  free(b->data);
  b->data = NULL;
  b->used = 0;
  b->room = 0;
}

int main(void) {
  struct bytes b;
  int n = __VERIFIER_nondet_int();
  int bad = 0;

  if (n < 0 || n > 30000)
    return 0;
  if (bytes_init(&b) != 0)
    return 1;
  for (int i = 0; i < n && !bad; i++)
    if (bytes_push(&b, __VERIFIER_nondet_uchar()) != 0)
      bad = 1;
  if (bytes_sum(&b) < bytes_top(&b))
    bad = 2;
  bytes_free(&b);
  return bad;
}
