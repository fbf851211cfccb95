//@ verdict: safe
/* The number of a day within its year. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

static int leap(int y) {
  return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0;
}

static int before_month(int m) {
  switch (m) {
  case 1: return 0;
  case 2: return 31;
  case 3: return 59;
  case 4: return 90;
  case 5: return 120;
  case 6: return 151;
  case 7: return 181;
  case 8: return 212;
  case 9: return 243;
  case 10: return 273;
  case 11: return 304;
  case 12: return 334;
  default: return -1;
  }
}

static int day_of_year(int y, int m, int d) {
  int n = before_month(m);
  if (n < 0)
    return -1;
  n += d;
  if (m > 2 && leap(y))
    n++;
  return n;
}

int main(void) {
  int y = __VERIFIER_nondet_int();
  int m = __VERIFIER_nondet_int();
  int d = __VERIFIER_nondet_int();
  __VERIFIER_assume(y >= 1600 && y <= 2400);
  __VERIFIER_assume(d >= 1 && d <= 31);
  int n = day_of_year(y, m, d);
  if (m < 1 || m > 12) {
    assert(n == -1);
    return 0;
  }
  assert(n >= d && n <= 366);
  if (y == 2000 && m == 3 && d == 1)
    assert(n == 61);
  if (y == 1900 && m == 3 && d == 1)
    assert(n == 60);
  return 0;
}
