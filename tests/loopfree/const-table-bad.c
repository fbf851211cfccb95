//@ verdict: violated
//@ inputs: 12 1900
/* Days of a month from a constant table. */
#include <assert.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

static const unsigned char days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static int leap(unsigned year) {
  return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

static unsigned month_days(unsigned month, unsigned year) {
  if (month < 1 || month > 12)
    return 0;
  unsigned d = days[month]; //@ violated: deref
  if (month == 2 && leap(year))
    d++;
  return d;
}

int main(void) {
  unsigned month = __VERIFIER_nondet_uint();
  unsigned year = __VERIFIER_nondet_uint();
  __VERIFIER_assume(year >= 1583 && year <= 9999);
  unsigned d = month_days(month, year);
  if (month >= 1 && month <= 12)
    assert(d >= 28); //@ behind: assert
  return 0;
}
