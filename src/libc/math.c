/* math.h: nothing but errno changes, and results are arbitrary, but for the root. */
#include "unloop.h"

static double unloop_real(void) {
  if (__unloop_nondet_int()) unloop_error();
  return __unloop_nondet_double();
}

#define UNLOOP_OF_ONE(name)                                \
  double name(double x) { return (void)x, unloop_real(); } \
  float name##f(float x) { return (void)x, (float)unloop_real(); }

#define UNLOOP_OF_TWO(name)                                                    \
  double name(double x, double y) { return (void)x, (void)y, unloop_real(); } \
  float name##f(float x, float y) { return (void)x, (void)y, (float)unloop_real(); }

UNLOOP_OF_ONE(acos)
UNLOOP_OF_ONE(acosh)
UNLOOP_OF_ONE(asin)
UNLOOP_OF_ONE(asinh)
UNLOOP_OF_ONE(atan)
UNLOOP_OF_ONE(atanh)
UNLOOP_OF_ONE(cbrt)
UNLOOP_OF_ONE(cos)
UNLOOP_OF_ONE(cosh)
UNLOOP_OF_ONE(erf)
UNLOOP_OF_ONE(erfc)
UNLOOP_OF_ONE(exp)
UNLOOP_OF_ONE(exp2)
UNLOOP_OF_ONE(expm1)
UNLOOP_OF_ONE(log)
UNLOOP_OF_ONE(log10)
UNLOOP_OF_ONE(log1p)
UNLOOP_OF_ONE(log2)
UNLOOP_OF_ONE(logb)
UNLOOP_OF_ONE(sin)
UNLOOP_OF_ONE(sinh)
UNLOOP_OF_ONE(tan)
UNLOOP_OF_ONE(tanh)
UNLOOP_OF_ONE(tgamma)

UNLOOP_OF_TWO(atan2)
UNLOOP_OF_TWO(fdim)
UNLOOP_OF_TWO(fmod)
UNLOOP_OF_TWO(hypot)
UNLOOP_OF_TWO(nextafter)
UNLOOP_OF_TWO(pow)
UNLOOP_OF_TWO(remainder)

double sqrt(double x) {
  if (x < 0) unloop_error();
  return __builtin_elementwise_sqrt(x);
}

float sqrtf(float x) {
  if (x < 0) unloop_error();
  return __builtin_elementwise_sqrt(x);
}

double ldexp(double x, int e) { return (void)x, (void)e, unloop_real(); }
double scalbn(double x, int e) { return (void)x, (void)e, unloop_real(); }
int ilogb(double x) { return (void)x, (void)unloop_real(), __unloop_nondet_int(); }
long lround(double x) { return (void)x, (void)unloop_real(), __unloop_nondet_long(); }
long lrint(double x) { return (void)x, (void)unloop_real(), __unloop_nondet_long(); }

/* Of infinities and what is no number, the exponent is not specified. */
double frexp(double x, int *e) {
  *e = x - x == 0 ? unloop_between(-1100, 1100) : __unloop_nondet_int();
  return __unloop_nondet_double();
}

double modf(double x, double *whole) {
  *whole = __unloop_nondet_double();
  return (void)x, __unloop_nondet_double();
}
