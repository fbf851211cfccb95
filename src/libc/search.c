/* string.h: what searches. Where loops are summarized, a search gives any place that could be the one. */
#include "unloop.h"

int strncmp(const char *a, const char *b, size_t n);
int strncasecmp(const char *a, const char *b, size_t n);
int memcmp(const void *a, const void *b, size_t n);

/* The first place of the byte among n, or n. */
static size_t unloop_find(const char *s, char c, size_t n) {
  if (__unloop_abstract()) {
    size_t k = unloop_up_to(n);
    if (k < n) __unloop_assume(s[k] == c);
    if (k > 0) __unloop_assume(s[0] != c);
    return k;
  }
  for (size_t i = 0; i < n; i++)
    if (s[i] == c) return i;
  return n;
}

/* One behind the last place of the byte among n, or 0. */
static size_t unloop_find_last(const char *s, char c, size_t n) {
  if (__unloop_abstract()) {
    size_t k = unloop_up_to(n);
    if (k > 0) __unloop_assume(s[k - 1] == c);
    if (k < n) __unloop_assume(s[n - 1] != c);
    return k;
  }
  for (size_t i = n; i > 0; i--)
    if (s[i - 1] == c) return i;
  return 0;
}

/* Fewer bytes may be there if the byte is found among them. */
void *memchr(const void *s, int byte, size_t n) {
  size_t rest = unloop_rest(s);
  size_t k = unloop_find(s, (char)byte, n < rest ? n : rest);
  __unloop_check(k < rest || n <= rest, "deref", "the bytes are there");
  return k < n ? (char *)s + k : 0;
}

void *rawmemchr(const void *s, int byte) {
  size_t rest = unloop_rest(s);
  size_t k = unloop_find(s, (char)byte, rest);
  __unloop_check(k < rest, "deref", "the byte is there");
  return (char *)s + k;
}

void *memrchr(const void *s, int byte, size_t n) {
  unloop_readable(s, n);
  size_t k = unloop_find_last(s, (char)byte, n);
  return k > 0 ? (char *)s + k - 1 : 0;
}

char *strchr(const char *s, int c) {
  size_t end = unloop_length(s);
  if ((char)c == 0) return (char *)s + end;
  size_t k = unloop_find(s, (char)c, end);
  return k < end ? (char *)s + k : 0;
}

#define UNLOOP_AT(k) \
  if (s[k] == (char)c) return (char *)s + k; \
  if (s[k] == 0) return 0;

/* strchr in a constant text of 16 characters at most. */
char *unloop_strchr_few(const char *s, int c) {
  UNLOOP_AT(0) UNLOOP_AT(1) UNLOOP_AT(2) UNLOOP_AT(3) UNLOOP_AT(4) UNLOOP_AT(5) UNLOOP_AT(6) UNLOOP_AT(7)
  UNLOOP_AT(8) UNLOOP_AT(9) UNLOOP_AT(10) UNLOOP_AT(11) UNLOOP_AT(12) UNLOOP_AT(13) UNLOOP_AT(14) UNLOOP_AT(15)
  return (char)c == 0 ? (char *)s + 16 : 0;
}

char *strchrnul(const char *s, int c) {
  size_t end = unloop_length(s);
  return (char *)s + ((char)c == 0 ? end : unloop_find(s, (char)c, end));
}

char *strrchr(const char *s, int c) {
  size_t end = unloop_length(s);
  if ((char)c == 0) return (char *)s + end;
  size_t k = unloop_find_last(s, (char)c, end);
  return k > 0 ? (char *)s + k - 1 : 0;
}

char *index(const char *s, int c) { return strchr(s, c); }
char *rindex(const char *s, int c) { return strrchr(s, c); }

static int unloop_is_in(char c, const char *set) {
  while (*set)
    if (*set++ == c) return 1;
  return 0;
}

/* How many characters from the start are in the set (or are not). */
static size_t unloop_span(const char *s, const char *set, int wanted) {
  size_t end = unloop_length(s), many = unloop_length(set);
  if (__unloop_abstract()) {
    size_t k = unloop_up_to(end);
    if (many == 0) {
      __unloop_assume(k == (wanted ? 0 : end));
    } else if (wanted) {
      if (k > 0) __unloop_assume(s[0] == set[unloop_up_to(many - 1)]);
      if (k < end) __unloop_assume(s[k] != set[0] && s[k] != set[many - 1]);
    } else {
      if (k > 0) __unloop_assume(s[0] != set[0] && s[0] != set[many - 1]);
      if (k < end) __unloop_assume(s[k] == set[unloop_up_to(many - 1)]);
    }
    return k;
  }
  size_t n = 0;
  while (s[n] && unloop_is_in(s[n], set) == wanted) n++;
  return n;
}

size_t strspn(const char *s, const char *set) { return unloop_span(s, set, 1); }
size_t strcspn(const char *s, const char *set) { return unloop_span(s, set, 0); }

char *strpbrk(const char *s, const char *set) {
  s += strcspn(s, set);
  return *s ? (char *)s : 0;
}

/* The place of the part in the whole, or (size_t)-1. */
static size_t unloop_find_part(const char *s, size_t n, const char *part, size_t many, int fold) {
  if (many > n) return (size_t)-1;
  if (many == 0) return 0;
  if (__unloop_abstract()) {
    if (!__unloop_nondet_int()) return (size_t)-1;
    size_t k = unloop_up_to(n - many);
    if (!fold) __unloop_assume(s[k] == part[0] && s[k + many - 1] == part[many - 1]);
    return k;
  }
  for (size_t i = 0; i <= n - many; i++) {
    if (!(fold ? strncasecmp(s + i, part, many) : memcmp(s + i, part, many))) return i;
  }
  return (size_t)-1;
}

char *strstr(const char *s, const char *part) {
  size_t k = unloop_find_part(s, unloop_length(s), part, unloop_length(part), 0);
  return k == (size_t)-1 ? 0 : (char *)s + k;
}

char *strcasestr(const char *s, const char *part) {
  size_t k = unloop_find_part(s, unloop_length(s), part, unloop_length(part), 1);
  return k == (size_t)-1 ? 0 : (char *)s + k;
}

void *memmem(const void *s, size_t n, const void *part, size_t many) {
  unloop_readable(s, n);
  unloop_readable(part, many);
  size_t k = unloop_find_part(s, n, part, many, 0);
  return k == (size_t)-1 ? 0 : (char *)s + k;
}

char *strtok_r(char *s, const char *separators, char **rest) {
  if (!s) s = *rest;
  s += strspn(s, separators);
  if (!*s) {
    *rest = s;
    return 0;
  }
  char *end = s + strcspn(s, separators);
  /* It begins with no separator. */
  __unloop_assume(end > s);
  if (*end) *end++ = 0;
  *rest = end;
  return s;
}

char *__strtok_r(char *s, const char *separators, char **rest) { return strtok_r(s, separators, rest); }

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
