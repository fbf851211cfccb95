/* string.h and strings.h: what copies, fills and measures. */
#include "unloop.h"

void *malloc(size_t n);

void *memcpy(void *dst, const void *src, size_t n) {
  __unloop_copy(dst, src, n);
  return dst;
}

void *mempcpy(void *dst, const void *src, size_t n) {
  __unloop_copy(dst, src, n);
  return (char *)dst + n;
}

void *memmove(void *dst, const void *src, size_t n) {
  __unloop_move(dst, src, n);
  return dst;
}

void bcopy(const void *src, void *dst, size_t n) { __unloop_move(dst, src, n); }

void *memset(void *dst, int byte, size_t n) {
  __unloop_fill(dst, byte, n);
  return dst;
}

void bzero(void *dst, size_t n) { __unloop_fill(dst, 0, n); }
void explicit_bzero(void *dst, size_t n) { __unloop_fill(dst, 0, n); }

void *memccpy(void *dst, const void *src, int byte, size_t n) {
  const unsigned char *from = src;
  unsigned char *to = dst;
  if (__unloop_abstract()) {
    size_t k = unloop_up_to(n);
    __unloop_copy(dst, src, k);
    if (k < n || (k > 0 && from[k - 1] == (unsigned char)byte)) {
      __unloop_assume(k > 0 && from[k - 1] == (unsigned char)byte);
      return to + k;
    }
    return 0;
  }
  for (size_t i = 0; i < n; i++) {
    to[i] = from[i];
    if (from[i] == (unsigned char)byte) return to + i + 1;
  }
  return 0;
}

size_t strlen(const char *s) { return unloop_length(s); }

size_t strnlen(const char *s, size_t limit) {
  size_t n = __unloop_next_zero(s);
  __unloop_check(__unloop_readable(s, n + 1) || __unloop_readable(s, limit), "deref", "the string is valid and ends in time");
  return n < limit ? n : limit;
}

char *strcpy(char *dst, const char *src) {
  __unloop_copy(dst, src, unloop_length(src) + 1);
  return dst;
}

char *stpcpy(char *dst, const char *src) {
  size_t n = unloop_length(src);
  __unloop_copy(dst, src, n + 1);
  return dst + n;
}

char *stpncpy(char *dst, const char *src, size_t n) {
  size_t len = strnlen(src, n);
  __unloop_copy(dst, src, len);
  __unloop_fill(dst + len, 0, n - len);
  return dst + len;
}

char *strncpy(char *dst, const char *src, size_t n) {
  stpncpy(dst, src, n);
  return dst;
}

char *strcat(char *dst, const char *src) {
  __unloop_copy(dst + unloop_length(dst), src, unloop_length(src) + 1);
  return dst;
}

char *strncat(char *dst, const char *src, size_t n) {
  size_t at = unloop_length(dst), len = strnlen(src, n);
  __unloop_copy(dst + at, src, len);
  dst[at + len] = 0;
  return dst;
}

size_t strlcpy(char *dst, const char *src, size_t cap) {
  size_t n = unloop_length(src);
  if (cap > 0) {
    size_t kept = n < cap ? n : cap - 1;
    __unloop_copy(dst, src, kept);
    dst[kept] = 0;
  }
  return n;
}

size_t strlcat(char *dst, const char *src, size_t cap) {
  size_t at = strnlen(dst, cap);
  if (at == cap) return cap + unloop_length(src);
  return at + strlcpy(dst + at, src, cap - at);
}

size_t strxfrm(char *dst, const char *src, size_t cap) { return strlcpy(dst, src, cap); }

char *strdup(const char *s) {
  size_t n = unloop_length(s) + 1;
  char *p = malloc(n);
  if (p) __unloop_copy(p, s, n);
  return p;
}

char *__strdup(const char *s) { return strdup(s); }

char *strndup(const char *s, size_t limit) {
  size_t n = strnlen(s, limit);
  char *p = malloc(n + 1);
  if (!p) return 0;
  __unloop_copy(p, s, n);
  p[n] = 0;
  return p;
}

char *__strndup(const char *s, size_t limit) { return strndup(s, limit); }

/* Messages of the system have no meaning here. */
static char unloop_message[128];

char *strerror(int code) {
  (void)code;
  return unloop_some_text(unloop_message, sizeof unloop_message);
}

char *strsignal(int code) { return strerror(code); }

int __xpg_strerror_r(int code, char *dst, size_t cap) {
  (void)code;
  if (cap == 0) return 34;
  unloop_some_text(dst, cap);
  return unloop_between(0, 34);
}

char *strerror_r(int code, char *dst, size_t cap) {
  (void)code;
  if (cap == 0 || !__unloop_nondet_int()) return strerror(code);
  return unloop_some_text(dst, cap);
}

void swab(const void *src, void *dst, long n) {
  const char *from = src;
  char *to = dst;
  for (long i = 0; i + 1 < n; i += 2) {
    to[i] = from[i + 1];
    to[i + 1] = from[i];
  }
}

static int unloop_first_bit(unsigned long long x) {
  if (__unloop_abstract()) {
    int r = unloop_between(0, 64);
    __unloop_assume(r == 0 ? x == 0 : (x & (0 - x)) == 1ULL << (r - 1));
    return r;
  }
  for (int i = 0; i < 64; i++)
    if (x >> i & 1) return i + 1;
  return 0;
}

int ffs(int x) { return unloop_first_bit((unsigned)x); }
int ffsl(long x) { return unloop_first_bit((unsigned long)x); }
int ffsll(long long x) { return unloop_first_bit((unsigned long long)x); }
