//@ verdict: violated
//@ pattern: packet-checksum
//@ inputs: 4095
// buffer: 4096, function parameter
// The sum of 16-bit words over a packet, with the carries added again. A packet of odd length is treated as
// if a zero byte followed.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

#define PACKET 4096

struct result {
  unsigned short sum;
  unsigned short expected;
};

static void receive(unsigned char *p, unsigned n) {
  unsigned i = 0;
  while (i < n) {
    p[i] = __VERIFIER_nondet_uchar();
    i++;
  }
}

static unsigned short fold(unsigned long sum) {
  while (sum >> 16)
    sum = (sum & 0xffff) + (sum >> 16);
  return (unsigned short)sum;
}

static unsigned short checksum(const unsigned char *p, unsigned n) {
  unsigned long sum = 0;
  while (n != 0) {
    sum += (unsigned long)p[0] << 8 | p[1]; //@ violated: deref
    p += 2;
    n -= 2;
  }
  return fold(sum);
}

static unsigned short bytewise(const unsigned char *p, unsigned n) {
  unsigned long sum = 0;
  for (unsigned i = 0; i < n; i++) {
    if (i % 2 == 0)
      sum += (unsigned long)p[i] << 8;
    else
      sum += p[i];
  }
  return fold(sum);
}

static struct result compare(const unsigned char *p, unsigned n) {
  struct result r;
  r.sum = checksum(p, n);
  r.expected = bytewise(p, n);
  return r;
}

static unsigned header_words(const unsigned char *p, unsigned n) {
  unsigned words;
  if (n == 0)
    return 0;
  words = p[0] & 15u;
  return words * 4 > n ? n / 4 : words;
}

int main(void) {
  static unsigned char packet[PACKET];
  struct result r;
  unsigned n = __VERIFIER_nondet_uint();
  unsigned head;

  if (n > PACKET)
    return 0;
  receive(packet, n);
  head = header_words(packet, n);
  r = compare(packet, head * 4);
  if (r.sum != r.expected)
    return 1;
  r = compare(packet, n);
  return r.sum != r.expected;
}
