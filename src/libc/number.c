/* stdlib.h: numbers from text. */
#include "unloop.h"

static int unloop_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

static int unloop_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  return 99;
}

/* Digits of any base with sign; *over tells that the magnitude exceeds `limit`. */
static unsigned long long unloop_number(const char *s, char **end, int base, int *negative, unsigned long long limit,
                                        int *over) {
  unloop_length(s);
  *negative = *over = 0;
  if (end) *end = (char *)s;
  if (base < 0 || base == 1 || base > 36) {
    unloop_errno = 22;
    return 0;
  }
  const char *p = s;
  unsigned long long value = 0;
  int any = 0;
  while (unloop_space(*p)) p++;
  *negative = *p == '-';
  if (*p == '-' || *p == '+') p++;
  if ((base == 0 || base == 16) && p[0] == '0' && (p[1] == 'x' || p[1] == 'X') && unloop_digit(p[2]) < 16) {
    p += 2;
    base = 16;
  }
  if (base == 0) base = *p == '0' ? 8 : 10;
  *over = 0;
  for (; unloop_digit(*p) < base; p++) {
    unsigned long long digit = (unsigned long long)unloop_digit(*p);
    any = 1;
    if (value > (limit - digit) / (unsigned long long)base) *over = 1;
    value = value * (unsigned long long)base + digit;
  }
  if (!any) *negative = *over = 0;
  if (end && any) *end = (char *)p;
  return value;
}

/* Any value; the end is in the string, behind a digit if there was a number. */
static unsigned long long unloop_some_number(const char *s, char **end, int base) {
  size_t n = unloop_length(s), k = unloop_up_to(n);
  unsigned long long value = (unsigned long long)__unloop_nondet_longlong();
  if (k == 0) {
    __unloop_assume(value == 0 && (base != 10 || unloop_digit(s[0]) > 9));
  } else {
    __unloop_assume(unloop_digit(s[k - 1]) < 36 && (base != 10 || unloop_digit(s[k]) > 9));
  }
  if (end) *end = (char *)s + k;
  if (__unloop_nondet_int()) unloop_errno = 34;
  return value;
}

static long long unloop_signed(const char *s, char **end, int base, long long least, long long greatest) {
  int negative, over;
  if (__unloop_abstract()) {
    long long some = (long long)unloop_some_number(s, end, base);
    __unloop_assume(some >= least && some <= greatest);
    return some;
  }
  unsigned long long limit = (unsigned long long)greatest + 1;
  unsigned long long value = unloop_number(s, end, base, &negative, limit, &over);
  if (over || (!negative && value > (unsigned long long)greatest)) {
    unloop_errno = 34;
    return negative ? least : greatest;
  }
  return (long long)(negative ? 0 - value : value);
}

static unsigned long long unloop_unsigned(const char *s, char **end, int base, unsigned long long greatest) {
  int negative, over;
  if (__unloop_abstract()) {
    unsigned long long some = unloop_some_number(s, end, base);
    __unloop_assume(some <= greatest);
    return some;
  }
  unsigned long long value = unloop_number(s, end, base, &negative, greatest, &over);
  if (over) {
    unloop_errno = 34;
    return greatest;
  }
  return negative ? (0 - value) & greatest : value;
}

long strtol(const char *s, char **end, int base) { return (long)unloop_signed(s, end, base, LONG_MIN, LONG_MAX); }
long long strtoll(const char *s, char **end, int base) { return unloop_signed(s, end, base, LLONG_MIN, LLONG_MAX); }
unsigned long strtoul(const char *s, char **end, int base) {
  return (unsigned long)unloop_unsigned(s, end, base, ULONG_MAX);
}
unsigned long long strtoull(const char *s, char **end, int base) { return unloop_unsigned(s, end, base, ULLONG_MAX); }
long __isoc23_strtol(const char *s, char **end, int base) { return strtol(s, end, base); }
long long __isoc23_strtoll(const char *s, char **end, int base) { return strtoll(s, end, base); }
unsigned long __isoc23_strtoul(const char *s, char **end, int base) { return strtoul(s, end, base); }
unsigned long long __isoc23_strtoull(const char *s, char **end, int base) { return strtoull(s, end, base); }

int atoi(const char *s) { return (int)strtol(s, 0, 10); }
long atol(const char *s) { return strtol(s, 0, 10); }
long long atoll(const char *s) { return strtoll(s, 0, 10); }

/* 10 to the power of 0 to 22: exact. */
static const double unloop_powers[23] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                         1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/* Short decimal numbers are exact; others, and the words for infinity, are arbitrary. */
double strtod(const char *s, char **end) {
  size_t n = unloop_length(s);
  if (!__unloop_abstract()) {
    const char *p = s;
    while (unloop_space(*p)) p++;
    int negative = *p == '-', any = 0, scale = 0, digits = 0;
    if (*p == '-' || *p == '+') p++;
    int odd = *p == 'i' || *p == 'I' || *p == 'n' || *p == 'N' || (*p == '0' && (p[1] == 'x' || p[1] == 'X'));
    unsigned long long value = 0;
    for (int fraction = 0; unloop_digit(*p) < 10 || (*p == '.' && !fraction); p++) {
      if (*p == '.') {
        fraction = 1;
        continue;
      }
      any = 1;
      if (value || *p != '0') digits++;
      value = value * 10 + (unsigned long long)unloop_digit(*p);
      scale -= fraction;
    }
    if (any && (*p == 'e' || *p == 'E')) {
      const char *q = p + 1;
      int down = *q == '-', power = 0;
      if (*q == '-' || *q == '+') q++;
      if (unloop_digit(*q) < 10) {
        for (; unloop_digit(*q) < 10; q++)
          if (power < 10000) power = power * 10 + unloop_digit(*q);
        scale += down ? -power : power;
        p = q;
      }
    }
    if (!odd && digits <= 15 && scale >= -22 && scale <= 22) {
      double r = (double)value;
      r = scale < 0 ? r / unloop_powers[-scale] : r * unloop_powers[scale];
      if (end) *end = (char *)(any ? p : s);
      return any && negative ? -r : r;
    }
  }
  if (end) *end = (char *)s + unloop_up_to(n);
  if (__unloop_nondet_int()) unloop_errno = 34;
  return __unloop_nondet_double();
}

float strtof(const char *s, char **end) { return (float)strtod(s, end); }
double atof(const char *s) { return strtod(s, 0); }
