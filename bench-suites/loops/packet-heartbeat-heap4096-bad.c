//@ verdict: violated
//@ pattern: packet-length
//@ inputs: 3 1 16
// buffer: 4096, on the heap
// A peer sends a type, a length of two bytes and a payload, and wants the payload back. The length inside of
// the packet has to fit to the number of bytes that came.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

#define MAX_PACKET 4096
#define HEAD 3
#define PAD 16

struct packet {
  unsigned char *bytes;
  unsigned size;
};

static int packet_read(struct packet *p) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n < HEAD || n > MAX_PACKET)
    return -1;
  p->bytes = malloc(MAX_PACKET);
  if (!p->bytes)
    return -1;
  p->size = n;
  for (unsigned i = 0; i < n; i++)
    p->bytes[i] = __VERIFIER_nondet_uchar();
  for (unsigned i = n; i < MAX_PACKET; i++)
    p->bytes[i] = 0;
  return 0;
}

static unsigned packet_payload(const struct packet *p) {
  return (unsigned)p->bytes[1] << 8 | p->bytes[2];
}

static int packet_reply(const struct packet *p, struct packet *r) {
  unsigned len = packet_payload(p);
  unsigned i;
  if (len > MAX_PACKET)
    return -1;
  r->size = HEAD + len + PAD;
  r->bytes = malloc(r->size);
  if (!r->bytes)
    return -1;
  r->bytes[0] = 2;
  r->bytes[1] = p->bytes[1];
  r->bytes[2] = p->bytes[2];
  for (i = 0; i < len; i++)
    r->bytes[HEAD + i] = p->bytes[HEAD + i]; //@ violated: deref
  while (i < len + PAD) {
    r->bytes[HEAD + i] = (unsigned char)(i * 7);
    i++;
  }
  return 0;
}

static unsigned packet_sum(const struct packet *p) {
  unsigned sum = 0;
  for (unsigned i = 0; i < p->size; i++)
    sum = sum * 17 + p->bytes[i];
  return sum;
}

int main(void) {
  struct packet in, out;
  unsigned sum = 0;

  if (packet_read(&in) != 0)
    return 0;
  if (in.bytes[0] != 1)
    goto done;
  if (packet_reply(&in, &out) != 0)
    goto done;
  sum = packet_sum(&out);
  free(out.bytes);
done:
  free(in.bytes);
  return (int)(sum & 1);
}
