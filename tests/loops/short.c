//@ verdict: violated
/* Loops of few iterations: what they compute is known exactly. */
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned long long __VERIFIER_nondet_ulonglong(void);
extern char __VERIFIER_nondet_char(void);

static int number(int digits) {
  int v = 0;
  while (digits-- > 0) {
    char c = __VERIFIER_nondet_char();
    if (c < '0' || c > '9') return -1;
    v = v * 10 + (c - '0');
  }
  return v;
}

void year_and_month(void) {
  static const int days[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  int year = number(4), month = number(2);
  if (year < 0 || month < 1 || month > 12) return;
  int day = days[month - 1] + year * 366;
  (void)day;
}

static int long_number(int digits) {
  int v = 0;
  while (digits-- > 0) {
    char c = __VERIFIER_nondet_char();
    if (c < '0' || c > '7') return -1;
    v = v * 10 + (c - '0'); //@ violated: overflow
  }
  return v;
}

void too_long(void) {
  long_number(10);
}

/* Twenty digits and six separators. */
void grouped(void) {
  char text[27], *p = text + sizeof text;
  unsigned long long u = __VERIFIER_nondet_ulonglong();
  int digits = 0;
  *--p = 0;
  do {
    if (digits > 0 && digits % 3 == 0) *--p = ',';
    *--p = (char)('0' + u % 10);
    u /= 10;
    digits++;
  } while (u != 0);
}

void grouped_too_short(void) {
  char text[26], *p = text + sizeof text;
  unsigned long long u = __VERIFIER_nondet_ulonglong();
  int digits = 0;
  *--p = 0;
  do {
    if (digits > 0 && digits % 3 == 0) *--p = ',';
    *--p = (char)('0' + u % 10); //@ violated: deref
    u /= 10;
    digits++;
  } while (u != 0);
}
