//@ verdict: violated
//@ inputs: 1 2 0 2
/* Four steps of a connection protocol; data must not be sent before the handshake is done. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);

enum state { CLOSED, SYN, OPEN, FAILED };
enum event { EV_RESET, EV_CONNECT, EV_ACK, EV_SEND };

struct conn {
  enum state st;
  int acked;
  int sent;
};

static void on_ack(struct conn *c) {
  if (c->st == SYN) {
    c->st = OPEN;
    c->acked = 1;
  } else if (c->st == CLOSED) {
    c->st = c->acked ? OPEN : FAILED;
  }
}

static void step(struct conn *c, unsigned ev) {
  switch (ev) {
  case EV_RESET:
    c->st = CLOSED;
    c->sent = 0;
    break;
  case EV_CONNECT:
    if (c->st == CLOSED) {
      c->st = SYN;
      c->acked = 0;
    } else {
      c->st = FAILED;
    }
    break;
  case EV_ACK:
    on_ack(c);
    break;
  case EV_SEND:
    if (c->st == OPEN)
      c->sent++;
    break;
  default:
    c->st = FAILED;
    break;
  }
}

int main(void) {
  struct conn c = {CLOSED, 0, 0};
  unsigned e1 = __VERIFIER_nondet_uint();
  unsigned e2 = __VERIFIER_nondet_uint();
  unsigned e3 = __VERIFIER_nondet_uint();
  unsigned e4 = __VERIFIER_nondet_uint();
  step(&c, e1);
  assert(c.st != OPEN);
  step(&c, e2);
  if (c.st == OPEN)
    assert(e1 == EV_CONNECT && e2 == EV_ACK);
  step(&c, e3);
  assert(c.sent <= 1);
  step(&c, e4);
  if (c.st == OPEN)
    assert(e4 != EV_RESET && (e3 != EV_RESET)); //@ violated: assert
  return 0;
}
