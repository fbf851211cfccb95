//@ property: assert,memory
//@ verdict: violated
//@ inputs: 0 2
/* A flag says whether the pointer is valid; allocation, use and release test the flag. */
#include <assert.h>
#include <stdlib.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern int __VERIFIER_nondet_int(void);

struct session {
  int *buf;
  int open;
};

static void start(struct session *s, int mode) {
  if (mode == 1) {
    s->buf = malloc(4 * sizeof(int));
    if (!s->buf)
      return;
    s->buf[0] = mode;
  }
  if (mode == 1 || mode == 2)
    s->open = 1;
}

static void use(struct session *s, unsigned i) {
  if (s->open)
    s->buf[i & 3] = 6; //@ violated: deref
}

static void stop(struct session *s) {
  if (s->open) {
    free(s->buf);
    s->open = 0;
  }
}

int main(void) {
  struct session s = {0, 0};
  unsigned i = __VERIFIER_nondet_uint();
  int mode = __VERIFIER_nondet_int();
  start(&s, mode);
  use(&s, i);
  if (mode != 1 && mode != 3 && mode != 2)
    assert(s.buf == 0);
  stop(&s);
  assert(!s.open);
  return 0;
}
