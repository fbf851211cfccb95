//@ property: assert,deref
//@ verdict: violated
//@ inputs: 0 8 0 8 1 2 3
/* A type-length-value header: the length field is checked against what was received. */
#include <assert.h>
#include <stdint.h>
#include <string.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct packet {
  unsigned received;
  uint8_t bytes[8];
};

struct field {
  uint8_t type;
  unsigned length;
  const uint8_t *value;
};

static unsigned read_be16(const uint8_t *p) {
  return (unsigned)p[0] << 8 | p[1];
}

static int parse(const struct packet *p, struct field *f) {
  if (p->received < 3)
    return -1;
  f->type = p->bytes[0];
  f->length = read_be16(&p->bytes[1]);
  if (f->length > p->received)
    return -2;
  f->value = p->bytes + 3;
  return 0;
}

static uint8_t last_byte(const struct field *f) {
  return f->length ? f->value[f->length - 1] : 0; //@ violated: deref
}

int main(void) {
  struct packet p;
  struct field f = {0, 0, 0};
  memset(&p, 0, sizeof p);
  p.bytes[1] = __VERIFIER_nondet_uchar();
  p.bytes[2] = __VERIFIER_nondet_uchar();
  p.bytes[0] = __VERIFIER_nondet_uchar();
  p.received = __VERIFIER_nondet_uint();
  p.bytes[3] = __VERIFIER_nondet_uchar();
  p.bytes[4] = __VERIFIER_nondet_uchar();
  p.bytes[7] = __VERIFIER_nondet_uchar();
  __VERIFIER_assume(p.received <= 8);
  int rc = parse(&p, &f);
  if (rc == 0) {
    assert(f.type == p.bytes[0]);
    uint8_t b = last_byte(&f);
    (void)b;
  } else {
    assert(f.value == 0);
  }
  return 0;
}
