//@ property: assert,deref
//@ verdict: safe
/* The header length of an IPv4 packet, in words, must cover the fixed part and lie inside the packet. */
#include <assert.h>
#include <stdint.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

#define MIN_HEADER 20

struct ipv4 {
  unsigned version;
  unsigned header;
  unsigned total;
  unsigned options;
};

static unsigned be16(const uint8_t *p) {
  return (unsigned)p[0] << 8 | p[1];
}

static int parse(const uint8_t *p, unsigned size, struct ipv4 *h) {
  if (size < MIN_HEADER)
    return -1;
  h->version = p[0] >> 4;
  h->header = (p[0] & 15u) * 4;
  h->total = be16(p + 2);
  if (h->version != 4)
    return -2;
  if (h->header < MIN_HEADER)
    return -3;
  if (h->total < h->header || h->total > size)
    return -4;
  h->options = h->header - MIN_HEADER;
  return 0;
}

static uint8_t last_option(const uint8_t *p, const struct ipv4 *h) {
  if (h->options == 0)
    return 0;
  return p[h->header - 1];
}

int main(void) {
  uint8_t packet[40] = {0};
  struct ipv4 h = {0, 0, 0, 0};
  uint8_t ttl = __VERIFIER_nondet_uchar();
  packet[8] = ttl;
  packet[0] = __VERIFIER_nondet_uchar();
  packet[2] = __VERIFIER_nondet_uchar();
  packet[3] = __VERIFIER_nondet_uchar();
  packet[20] = 1;
  packet[23] = 7;
  int rc = parse(packet, sizeof packet, &h);
  if (rc == 0) {
    assert(h.version == 4);
    assert(h.header % 4 == 0 && h.header <= 60);
    assert(h.options <= 40);
    uint8_t o = last_option(packet, &h);
    if (h.header == 24)
      assert(o == 7);
    if (h.header == 20)
      assert(o == 0);
  } else {
    assert(h.options == 0);
  }
  assert(packet[8] == ttl);
  return 0;
}
