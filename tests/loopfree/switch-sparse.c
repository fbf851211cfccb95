//@ verdict: safe
/* A switch over sparse values with falling through. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);

static int class_of(int status) {
  int k = 0;
  switch (status) {
  case 200:
  case 204:
    k = 2;
    break;
  case 301:
    k = 3;
    break;
  case 404:
    k = 4;
    break;
  case 500:
  case 503:
    k = 5;
    break;
  case -1:
    k = 9;
    break;
  default:
    break;
  }
  return k;
}

int main(void) {
  int status = __VERIFIER_nondet_int();
  int k = class_of(status);
  assert(k >= 0 && k <= 9);
  if (status >= 400 && status < 500)
    assert(k == 0 || k == 4);
  if (k == 9)
    assert(status == -1);
  return 0;
}
