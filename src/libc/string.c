/* string.h and strings.h. */
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

void *memset(void *dst, int byte, size_t n) {
  __unloop_fill(dst, byte, n);
  return dst;
}

void bzero(void *dst, size_t n) { __unloop_fill(dst, 0, n); }

int memcmp(const void *a, const void *b, size_t n) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < n; i++)
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}

void *memchr(const void *s, int byte, size_t n) {
  const unsigned char *p = s;
  for (size_t i = 0; i < n; i++)
    if (p[i] == (unsigned char)byte) return (void *)(p + i);
  return 0;
}

size_t strlen(const char *s) { return unloop_length(s); }

size_t strnlen(const char *s, size_t limit) {
  size_t n = 0;
  while (n < limit && s[n]) n++;
  return n;
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

char *strncpy(char *dst, const char *src, size_t n) {
  size_t len = strnlen(src, n);
  __unloop_copy(dst, src, len);
  __unloop_fill(dst + len, 0, n - len);
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

int strcmp(const char *a, const char *b) {
  const unsigned char *x = (const unsigned char *)a, *y = (const unsigned char *)b;
  while (*x && *x == *y) x++, y++;
  return *x < *y ? -1 : *x > *y;
}

int strcoll(const char *a, const char *b) { return strcmp(a, b); }

int strncmp(const char *a, const char *b, size_t n) {
  const unsigned char *x = (const unsigned char *)a, *y = (const unsigned char *)b;
  for (; n; n--, x++, y++) {
    if (*x != *y) return *x < *y ? -1 : 1;
    if (!*x) return 0;
  }
  return 0;
}

static int unloop_lower(int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }

int strncasecmp(const char *a, const char *b, size_t n) {
  for (; n; n--, a++, b++) {
    int x = unloop_lower((unsigned char)*a), y = unloop_lower((unsigned char)*b);
    if (x != y) return x - y;
    if (!x) return 0;
  }
  return 0;
}

int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, (size_t)-1); }

char *strchr(const char *s, int c) {
  for (;; s++) {
    if (*s == (char)c) return (char *)s;
    if (!*s) return 0;
  }
}

char *index(const char *s, int c) { return strchr(s, c); }

char *strchrnul(const char *s, int c) {
  while (*s && *s != (char)c) s++;
  return (char *)s;
}

char *strrchr(const char *s, int c) {
  const char *found = 0;
  for (;; s++) {
    if (*s == (char)c) found = s;
    if (!*s) return (char *)found;
  }
}

char *rindex(const char *s, int c) { return strrchr(s, c); }

static int unloop_is_in(char c, const char *set) {
  while (*set)
    if (*set++ == c) return 1;
  return 0;
}

size_t strspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && unloop_is_in(s[n], set)) n++;
  return n;
}

size_t strcspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && !unloop_is_in(s[n], set)) n++;
  return n;
}

char *strpbrk(const char *s, const char *set) {
  s += strcspn(s, set);
  return *s ? (char *)s : 0;
}

char *strstr(const char *s, const char *part) {
  size_t n = unloop_length(part);
  for (;; s++) {
    if (!strncmp(s, part, n)) return (char *)s;
    if (!*s) return 0;
  }
}

char *strtok_r(char *s, const char *separators, char **rest) {
  if (!s) s = *rest;
  s += strspn(s, separators);
  if (!*s) {
    *rest = s;
    return 0;
  }
  char *end = s + strcspn(s, separators);
  if (*end) *end++ = 0;
  *rest = end;
  return s;
}

static char *unloop_token;

char *strtok(char *s, const char *separators) { return strtok_r(s, separators, &unloop_token); }

char *strsep(char **s, const char *separators) {
  char *start = *s;
  if (!start) return 0;
  char *end = start + strcspn(start, separators);
  if (*end) {
    *end = 0;
    *s = end + 1;
  } else {
    *s = 0;
  }
  return start;
}

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
