//@ verdict: safe
/* A cursor compared with the end of its buffer. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

struct cursor {
  const unsigned char *pos, *end;
};

static int next(struct cursor *c) {
  if (c->pos < c->end)
    return *c->pos++;
  return -1;
}

int main(void) {
  unsigned char buf[6] = {5, 4, 3, 2, 1, 0};
  unsigned start = __VERIFIER_nondet_uint();
  __VERIFIER_assume(start <= 6);
  struct cursor c = {buf + start, buf + 6};
  int v = next(&c);
  assert(v <= 5);
  assert(start < 6 ? v == 5 - (int)start : v == -1);
  assert(c.pos <= c.end);
  return 0;
}
