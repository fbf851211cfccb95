/* stdlib.h: numbers, sorting, the end of the program. */
#include "unloop.h"

static void (*unloop_handlers[32])(void);
static int unloop_handler_count;

int atexit(void (*handler)(void)) {
  if (unloop_handler_count == 32) return -1;
  unloop_handlers[unloop_handler_count++] = handler;
  return 0;
}

void exit(int status) {
  while (unloop_handler_count > 0) unloop_handlers[--unloop_handler_count]();
  __unloop_exit(status);
}

void _exit(int status) { __unloop_exit(status); }
void _Exit(int status) { __unloop_exit(status); }
void quick_exit(int status) { __unloop_exit(status); }

int abs(int x) {
  __unloop_check(x != INT_MIN, "overflow", "the absolute value fits");
  return x < 0 ? (int)-(unsigned)x : x;
}

long labs(long x) {
  __unloop_check(x != LONG_MIN, "overflow", "the absolute value fits");
  return x < 0 ? (long)-(unsigned long)x : x;
}

long long llabs(long long x) {
  __unloop_check(x != LLONG_MIN, "overflow", "the absolute value fits");
  return x < 0 ? (long long)-(unsigned long long)x : x;
}

static int unloop_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

static int unloop_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'z') return c - 'a' + 10;
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  return 99;
}

static int unloop_errno;
int *__errno_location(void) { return &unloop_errno; }

/* Digits of any base with sign; *over tells that the magnitude exceeds `limit`. */
static unsigned long long unloop_number(const char *s, char **end, int base, int *negative, unsigned long long limit,
                                        int *over) {
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
  if (end) *end = (char *)(any ? p : s);
  return value;
}

static long long unloop_signed(const char *s, char **end, int base, long long least, long long greatest) {
  int negative, over;
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

static void unloop_swap(char *a, char *b, size_t size) {
  for (size_t i = 0; i < size; i++) {
    char t = a[i];
    a[i] = b[i];
    b[i] = t;
  }
}

void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  char *a = base;
  for (size_t i = 1; i < count; i++)
    for (size_t j = i; j > 0 && compare(a + (j - 1) * size, a + j * size) > 0; j--)
      unloop_swap(a + (j - 1) * size, a + j * size, size);
}

void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const char *at = (const char *)base + middle * size;
    int order = compare(key, at);
    if (order == 0) return (void *)at;
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return 0;
}

int rand(void) {
  int r = __unloop_nondet_int();
  __unloop_assume(r >= 0);
  return r;
}

void srand(unsigned seed) { (void)seed; }
