//@ verdict: violated
//@ inputs: -7 3
/* Several results in a structure returned by value. */
#include <assert.h>
extern short __VERIFIER_nondet_short(void);

struct qr {
  int quot, rem;
  char ok;
};

static struct qr floor_div(int a, int b) {
  struct qr r = {0, 0, 0};
  if (b <= 0 || b > 1000)
    return r;
  r.quot = a / b;
  r.rem = a % b;
  r.ok = 1;
  if (r.rem < 0) {
    r.quot -= 1;
    r.rem = -r.rem;
  }
  return r;
}

int main(void) {
  int a = __VERIFIER_nondet_short();
  int b = __VERIFIER_nondet_short();
  struct qr d = floor_div(a, b);
  if (!d.ok)
    return 0;
  struct qr copy = d;
  d.rem = 0;
  assert(copy.quot * b + copy.rem == a); //@ violated: assert
  assert(copy.rem >= 0 && copy.rem < b);
  return 0;
}
