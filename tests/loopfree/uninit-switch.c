//@ property: uninit
//@ verdict: safe
/* A switch without a default. */
extern unsigned int __VERIFIER_nondet_uint(void);

enum unit { BYTE, KILO, MEGA };

static long factor(unsigned u) {
  long f;
  switch (u) {
  case BYTE:
    f = 1;
    break;
  case KILO:
    f = 1024;
    break;
  case MEGA:
    f = 1024 * 1024;
    break;
  default:
    f = 0;
    break;
  }
  if (f == 0)
    return -1;
  return 1;
}

int main(void) {
  unsigned u = __VERIFIER_nondet_uint();
  long f = factor(u);
  if (f == -2)
    return 1;
  return 0;
}
