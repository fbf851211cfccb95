//@ verdict: safe
//@ pattern: chunked-read
// buffer: 4096, struct member
// A body of known length arrives in chunks. The remaining count is the smaller one of what is missing and of
// what the chunk brings.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define BODY 4096

struct body {
  int missing;
  unsigned char data[BODY];
  int used;
  int chunks;
};

static int body_start(struct body *b) {
  int length = __VERIFIER_nondet_int();
  if (length < 0 || length > BODY)
    return -1;
  b->missing = length;
  b->used = 0;
  b->chunks = 0;
  return 0;
}

static int chunk_size(void) {
  int n = __VERIFIER_nondet_uchar();
  return n == 0 ? 100 : n;
}

static int smaller(int a, int b) {
  return a < b ? a : b;
}

static int body_chunk(struct body *b) {
  int n = smaller(chunk_size(), b->missing);
  int i;
  for (i = 0; i < n; i++) {
    b->data[b->used] = (unsigned char)(i + b->chunks);
    b->used++;
  }
  b->missing -= n;
  b->chunks++;
  return n;
}

static unsigned body_sum(const struct body *b) {
  unsigned sum = 0;
  int i = b->used;
  while (--i >= 0)
    sum += b->data[i];
  return sum;
}

static int body_find(const struct body *b, unsigned char v) {
  for (int i = 0; i < b->used; i++)
    if (b->data[i] == v)
      return i;
  return b->used;
}

int main(void) {
  static struct body b;
  int length;

  if (body_start(&b) != 0)
    return 0;
  length = b.missing;
  while (b.missing > 0) {
    if (body_chunk(&b) == 0)
      return 1;
  }
  if (b.used != length)
    return 2;
  if (body_find(&b, 200) > length)
    return 3;
  return body_sum(&b) > 255u * BODY;
}
