//@ property: assert,deref
//@ verdict: violated
//@ inputs: 0 1 6
/* A DNS message: fixed header, then one name that consists of one label. */
#include <assert.h>
#include <stdint.h>
extern unsigned char __VERIFIER_nondet_uchar(void);

struct message {
  const uint8_t *data;
  unsigned size;
};

struct question {
  unsigned id;
  int response;
  unsigned rcode;
  unsigned count;
  unsigned label;
  unsigned type;
};

static unsigned u16(const uint8_t *p) {
  return (unsigned)p[0] << 8 | p[1]; //@ violated: deref
}

static int header(const struct message *m, struct question *q) {
  if (m->size < 12)
    return -1;
  q->id = u16(m->data);
  unsigned flags = u16(m->data + 2);
  q->response = (flags & 0x8000) != 0;
  q->rcode = flags & 15;
  q->count = u16(m->data + 4);
  return q->count == 1 ? 0 : -2;
}

static int question(const struct message *m, struct question *q) {
  unsigned at = 12;
  if (at >= m->size)
    return -3;
  unsigned label = m->data[at];
  if (label > 63)
    return -4;
  at += 1 + label;
  if (at >= m->size)
    return -5;
  if (m->data[at] != 0)
    return -6;
  q->label = label;
  q->type = u16(m->data + at + 1);
  return 0;
}

int main(void) {
  uint8_t data[20] = {0};
  struct question q = {0, 0, 0, 0, 0, 0};
  data[2] = __VERIFIER_nondet_uchar();
  data[5] = __VERIFIER_nondet_uchar();
  data[12] = __VERIFIER_nondet_uchar();
  data[18] = 1;
  struct message m = {data, sizeof data};
  int rc = header(&m, &q);
  if (rc == 0) {
    assert(q.count == 1);
    assert(q.rcode == 0);
    rc = question(&m, &q);
    if (rc == 0) {
      assert(q.label <= 63);
      if (q.label == 4)
        assert(q.type == 1 << 8);
    }
  }
  return 0;
}
