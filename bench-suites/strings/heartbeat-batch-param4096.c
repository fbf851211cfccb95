//@ verdict: safe
//@ pattern: echo-length
// buffer: 4096, function parameter
// Walks through a batch of messages with a length byte each and copies every payload to the answer.
#include <stdlib.h>
#include <string.h>

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

static size_t collect(unsigned char *out, size_t room, const unsigned char *in, size_t size, unsigned *messages) {
  size_t at = 0, from = 0;
  while (from + 1 < size) {
    size_t n = in[from];
    from++;
    if (n > size - from || n + 1 > room - at)
      break;
    out[at++] = (unsigned char)n;
    memcpy(out + at, in + from, n);
    at += n;
    from += n;
    (*messages)++;
  }
  return at;
}

static unsigned sum(const unsigned char *p, size_t n) {
  unsigned s = 0;
  for (size_t i = 0; i < n; i++)
    s += p[i];
  return s;
}

static unsigned count_messages(const unsigned char *p, size_t n) {
  unsigned found = 0;
  size_t at = 0;
  while (at < n) {
    at += (size_t)p[at] + 1;
    found++;
  }
  return found;
}

int main(void) {
  static unsigned char in[4096 + 64];
  unsigned messages = 0;
  size_t n = read_bytes(in, sizeof in);
  size_t room = 1500;
  unsigned char *out = malloc(room);
  if (!out)
    return 1;
  size_t used = collect(out, room, in, n, &messages);
  int wrong = used > n || count_messages(out, used) != messages;
  if (sum(out, used) > 255u * 5000u)
    wrong = 2;
  free(out);
  return wrong;
}
