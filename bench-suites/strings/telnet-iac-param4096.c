//@ verdict: safe
//@ pattern: escape-double
// buffer: 4096, function parameter
// Doubles each byte of value 255 on output; room for two is asked for.
#include <stdlib.h>

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

static size_t put(unsigned char *out, size_t at, size_t room, unsigned char c) {
  if (c == 255) {
    if (room - at < 2)
      return at;
    out[at++] = 255;
    out[at++] = 255;
  } else if (at < room) {
    out[at++] = c;
  }
  return at;
}

static size_t send_all(unsigned char *out, size_t room, const unsigned char *in, size_t n) {
  size_t at = 0;
  for (size_t i = 0; i < n; i++) {
    size_t next = put(out, at, room, in[i]);
    if (next == at)
      break;
    at = next;
  }
  return at;
}

static size_t receive_all(const unsigned char *in, size_t n) {
  size_t i = 0, count = 0;
  while (i < n) {
    if (in[i] == 255) {
      if (i + 1 >= n)
        break;
      i++;
    }
    i++;
    count++;
  }
  return count;
}

static unsigned sum(const unsigned char *p, size_t n) {
  unsigned s = 0;
  for (size_t i = 0; i < n; i++)
    s = s * 7 + p[i];
  return s;
}

static size_t escapes(const unsigned char *p, size_t n) {
  size_t count = 0;
  for (size_t i = 0; i < n; i++)
    if (p[i] == 255)
      count++;
  return count;
}

int main(void) {
  static unsigned char in[8192];
  size_t n = read_bytes(in, sizeof in);
  unsigned char *out = malloc(4095);
  if (!out)
    return 1;
  size_t used = send_all(out, 4095, in, n);
  int wrong = receive_all(out, used) > n;
  if (escapes(out, used) > 2 * escapes(in, n))
    wrong = 3;
  if (sum(out, used) == 1 && used == 0)
    wrong = 2;
  free(out);
  return wrong;
}
