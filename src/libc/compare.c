/* string.h and strings.h: what compares. */
#include "unloop.h"

int memcmp(const void *a, const void *b, size_t n) {
  const unsigned char *x = a, *y = b;
  if (n == 0) return 0;
  unloop_readable(a, n);
  unloop_readable(b, n);
  if (__unloop_abstract()) {
    int order = __unloop_nondet_int();
    size_t k = unloop_up_to(n - 1);
    unsigned char p = x[k], q = y[k];
    __unloop_assume(order == 0 ? p == q : p != q && (order < 0) == (p < q));
    __unloop_assume((order != 0 && k == 0) || x[0] == y[0]);
    return order;
  }
  for (size_t i = 0; i < n; i++)
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}

int bcmp(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }

static inline int unloop_case(int fold, unsigned char c) { return fold && c >= 'A' && c <= 'Z' ? c | 32 : c; }

/* Both strings up to n characters. One of them may lack its end where the other one, or the limit, comes first. */
static int unloop_compare(const char *a, const char *b, size_t n, int fold) {
  const unsigned char *x = (const unsigned char *)a, *y = (const unsigned char *)b;
  if (n == 0) return 0;
  size_t end = __unloop_next_zero(a), other_end = __unloop_next_zero(b);
  size_t room = unloop_rest(a), other_room = unloop_rest(b);
  size_t first = end < other_end ? end : other_end, least = room < other_room ? room : other_room;
  __unloop_check(n <= least || first < least, "deref", "the strings are valid and end in time");
  if (__unloop_abstract()) {
    int order = __unloop_nondet_int();
    size_t k = unloop_up_to(first < n ? first : n - 1);
    int p = unloop_case(fold, x[k]), q = unloop_case(fold, y[k]);
    __unloop_assume(order == 0 ? p == q && (first >= n || end == other_end) : p != q && (order < 0) == (p < q));
    __unloop_assume((order != 0 && k == 0) || unloop_case(fold, x[0]) == unloop_case(fold, y[0]));
    return order;
  }
  for (size_t i = 0; i < n; i++) {
    int p = unloop_case(fold, x[i]), q = unloop_case(fold, y[i]);
    if (p != q) return p < q ? -1 : 1;
    if (!p) return 0;
  }
  return 0;
}

int strcmp(const char *a, const char *b) { return unloop_compare(a, b, (size_t)-1, 0); }
int strcoll(const char *a, const char *b) { return unloop_compare(a, b, (size_t)-1, 0); }
int strncmp(const char *a, const char *b, size_t n) { return unloop_compare(a, b, n, 0); }
int strcasecmp(const char *a, const char *b) { return unloop_compare(a, b, (size_t)-1, 1); }
int strncasecmp(const char *a, const char *b, size_t n) { return unloop_compare(a, b, n, 1); }
