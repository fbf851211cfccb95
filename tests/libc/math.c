//@ verdict: violated
// math.h.
#include <assert.h>
#include <errno.h>
#include <math.h>

static int kept = 3;

void functions_change_nothing(void) {
  int a[4] = {0}, *p = &kept;
  kept = 3;
  double r = exp(1.5) + log(2.5) + pow(2, 0.5) + sin(1) + fmod(7, 3) + atan2(1, 2);
  a[*p] = r > 0;
  assert(kept == 3);
  a[kept + (r > 4)] = 1; //@ violated: deref
}
void roots(void) {
  double r = sqrt(16);
  assert(r == 4);
  assert(sqrtf(9) == 2); //@ violated: assert
}
void errors(void) {
  errno = 0;
  double r = sqrt(4);
  assert(errno == 0 && r == 2);
  log(0);
  assert(errno == 0); //@ violated: assert
}
void parts(void) {
  int e;
  double whole, r = frexp(8, &e) + modf(2.5, &whole);
  assert(e > -2000 && e < 2000);
  (void)r;
  r = frexp(8, 0); //@ violated: deref
}
