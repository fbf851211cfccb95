//@ verdict: violated
//@ inputs: 10
/* The destination is large enough, the source is not. */
#include <assert.h>
#include <string.h>
extern unsigned int __VERIFIER_nondet_uint(void);

struct message {
  unsigned char data[8];
};

static void receive(unsigned char *out, const struct message *m, unsigned n) {
  memcpy(out, m->data, n); //@ violated: deref
}

int main(void) {
  unsigned char out[32] = {0};
  struct message m = {{1, 2, 3, 4, 5, 6, 7, 8}};
  unsigned n = __VERIFIER_nondet_uint();
  if (n > sizeof out)
    return 0;
  receive(out, &m, n);
  if (n >= 3)
    assert(out[2] == 3);
  if (n < 8)
    assert(out[7] == 0);
  return 0;
}
