//@ property: assert,deref
//@ verdict: safe
/* A length is stored in 16 bits before it is compared, the copy uses all of it. */
#include <assert.h>
#include <string.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct blob {
  unsigned char data[64];
};

static unsigned char source[70000];

static int accept(unsigned total) {
  unsigned len = total;
  return len <= sizeof(struct blob);
}

static int store(struct blob *b, unsigned total) {
  if (!accept(total))
    return 0;
  memcpy(b->data, source, total);
  return 1;
}

int main(void) {
  static struct blob b;
  unsigned total = __VERIFIER_nondet_uint();
  __VERIFIER_assume(total <= sizeof source);
  source[0] = 'B';
  int ok = store(&b, total);
  if (ok && total > 0)
    assert(b.data[0] == 'B');
  if (!ok)
    assert(b.data[0] == 0);
  return 0;
}
