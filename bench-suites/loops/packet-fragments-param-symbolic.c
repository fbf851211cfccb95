//@ verdict: safe
//@ pattern: packet-length
// buffer: symbolic, function parameter
// Fragments carry an offset and a length and are put together in a buffer whose size came first. An offset
// inside of the buffer is not enough.
#include <stdlib.h>

extern unsigned int __VERIFIER_nondet_uint(void);
extern _Bool __VERIFIER_nondet_bool(void);

struct fragment {
  unsigned offset;
  unsigned length;
  int last;
};

struct state {
  unsigned size;
  unsigned received;
  unsigned dropped;
};

static int next_fragment(struct fragment *f) {
  f->offset = __VERIFIER_nondet_uint();
  f->length = __VERIFIER_nondet_uint();
  f->last = __VERIFIER_nondet_bool();
  return f->length != 0;
}

static int acceptable(const struct state *s, const struct fragment *f) {
  if (f->offset >= s->size)
    return 0;
  if (f->length > s->size - f->offset)
    return 0;
  return 1;
}

static void store(unsigned char *buffer, const struct fragment *f) {
  unsigned char *to = buffer + f->offset;
  unsigned char v = (unsigned char)f->offset;
  for (unsigned k = f->length; k > 0; k--)
    *to++ = v++;
}

static unsigned long gather(unsigned char *buffer, struct state *s) {
  struct fragment f;
  unsigned long total = 0;
  while (next_fragment(&f)) {
    if (acceptable(s, &f)) {
      store(buffer, &f);
      s->received++;
      total += f.length;
    } else {
      s->dropped++;
    }
    if (f.last || s->received + s->dropped > 500)
      break;
  }
  return total;
}

static unsigned holes(const unsigned char *buffer, unsigned n) {
  unsigned count = 0;
  for (unsigned i = 0; i < n; i++)
    if (buffer[i] == 0)
      count++;
  return count;
}

int main(void) {
  struct state s = {0, 0, 0};
  unsigned char *buffer;
  unsigned empty;

  s.size = __VERIFIER_nondet_uint();
  if (s.size == 0 || s.size > 65535)
    return 0;
  buffer = calloc(s.size, 1);
  if (!buffer)
    return 1;
  gather(buffer, &s);
  empty = holes(buffer, s.size);
  free(buffer);
  return empty > s.size;
}
