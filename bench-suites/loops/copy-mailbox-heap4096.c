//@ verdict: safe
//@ pattern: copy-unlimited
// buffer: 4096, on the heap
// A mailbox of 4096 bytes takes messages, every one copied behind the former one with a two-byte header.
// The room is checked before a message is copied.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

#define BOX 4096u

struct mailbox {
  unsigned char *bytes;
  unsigned used;
  unsigned messages;
};

static int box_open(struct mailbox *m) {
  m->bytes = malloc(BOX);
  m->used = 0;
  m->messages = 0;
  return m->bytes != NULL;
}

static void box_close(struct mailbox *m) {
  free(m->bytes);
  m->bytes = NULL;
}

static unsigned make_message(unsigned char *msg, unsigned len) {
  unsigned sum = 0;
  for (unsigned i = 0; i < len; i++) {
    msg[i] = __VERIFIER_nondet_uchar();
    sum += msg[i];
  }
  return sum;
}

static int box_put(struct mailbox *m, const unsigned char *msg, unsigned len) {
  unsigned at = m->used;
  if (len + 2 > BOX - m->used)
    return 0;
  m->bytes[at] = (unsigned char)(len & 0xff);
  at++;
  m->bytes[at] = (unsigned char)(len >> 8);
  at++;
  while (len-- > 0)
    m->bytes[at++] = *msg++;
  m->used = at;
  m->messages++;
  return 1;
}

static unsigned box_count(const struct mailbox *m) {
  unsigned at = 0, n = 0;
  while (at + 2 <= m->used) {
    unsigned len = m->bytes[at] | (unsigned)m->bytes[at + 1] << 8;
    at += 2 + len;
    n++;
  }
  return n;
}

int main(void) {
  struct mailbox box;
  unsigned char msg[16];
  unsigned rounds = __VERIFIER_nondet_uint();
  unsigned len = __VERIFIER_nondet_uint();
  int result = 0;

  if (len < 1 || len > sizeof msg)
    return 0;
  if (!box_open(&box))
    return 1;
  for (unsigned i = 0; i < rounds; i++) {
    make_message(msg, len);
    if (!box_put(&box, msg, len))
      break;
  }
  if (box_count(&box) != box.messages)
    result = 1;
  box_close(&box);
  return result;
}
