//@ verdict: safe
//@ pattern: dns-record
// buffer: 8, struct member
// Copies the bit map of a record; the length of the record counts the name in front, which must be subtracted
// and compared with the room.
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

struct nxt {
  unsigned type, used;
  unsigned char bits[8];
};

static int load(struct nxt *r, const unsigned char *data, size_t length, size_t name) {
  if (name > length || length - name > sizeof r->bits)
    return -1;
  r->used = (unsigned)(length - name);
  memcpy(r->bits, data + name, length - name);
  return 0;
}

int main(void) {
  unsigned char data[64];
  struct nxt r = {30, 0, {0}};
  size_t n = read_bytes(data, sizeof data);
  if (n < 5 || load(&r, data, n, 4) < 0)
    return 0;
  return r.bits[r.used - 1] & 1;
}
