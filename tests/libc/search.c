//@ verdict: violated
// string.h: searches.
#define _GNU_SOURCE
#include <assert.h>
#include <string.h>
#include <strings.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern char __VERIFIER_nondet_char(void);

static void text(char *s, unsigned n) {
  unsigned len = __VERIFIER_nondet_uint();
  if (len >= n) len = n - 1;
  memset(s, 'x', len);
  s[len] = 0;
  if (len > 2) s[1] = __VERIFIER_nondet_char();
}

void memchr_found(void) {
  char a[8] = "abcdefg", *p = memchr(a, __VERIFIER_nondet_char(), 8);
  if (p) assert(p >= a && p < a + 8);
  *p = 0; //@ violated: deref
}
void memchr_long(void) {
  char a[8] = "abcdefg";
  memchr(a, 'z', 9); //@ violated: deref
}
void memrchr_both(void) {
  char a[8] = "abcdefg", *p = memrchr(a, 'c', 8);
  if (p) assert(*p == 'c');
  memrchr(a, 'c', 9); //@ violated: deref
}
void rawmemchr_both(void) {
  char a[8] = "abcdefg", *p = rawmemchr(a, 0);
  assert(p < a + 8);
  rawmemchr(a, 'z'); //@ violated: deref
}
void strchr_cut(void) {
  char a[16], *p;
  text(a, 16);
  p = strchr(a, ':');
  if (p) {
    p[1] = 0;
    *p = 0;
  }
  assert(strlen(a) < 16);
}
void strchr_null(void) {
  char a[16];
  text(a, 16);
  *strchr(a, ':') = 0; //@ violated: deref
}
void strchr_zero(void) {
  char a[4] = "abc";
  assert(strchr(a, 0) == a + 3 && index(a, 0) == a + 3);
  *(strchr(a, 0) + 1) = 0; //@ violated: deref
}
void strchrnul_both(void) {
  char a[16], *p;
  text(a, 16);
  p = strchrnul(a, ':');
  assert(*p == ':' || *p == 0);
  p[2] = 0; //@ violated: deref
}
void strrchr_both(void) {
  char a[16], *p;
  text(a, 16);
  p = strrchr(a, '/');
  if (p) assert(*p == '/' && strlen(p) >= 1);
  p = rindex(a, '/');
  *p = 0; //@ violated: deref
}
void strspn_both(void) {
  char a[6];
  text(a, 6);
  size_t n = strspn(a, "xy");
  assert(n <= strlen(a));
  a[n + 1] = 0; //@ violated: deref
}
void strcspn_line(void) {
  char a[16];
  text(a, 16);
  a[strcspn(a, "\r\n")] = 0;
  assert(strlen(a) < 16);
  a[strcspn(a, "\r\n") + 1] = 0; //@ violated: deref
}
void strpbrk_both(void) {
  char a[16], *p;
  text(a, 16);
  p = strpbrk(a, ":;");
  if (p) assert(*p != 0);
  *p = 0; //@ violated: deref
}
void strstr_both(void) {
  char a[6], *p;
  text(a, 6);
  p = strstr(a, "abc");
  if (p) assert(strlen(p) >= 3);
  p = strstr(a, "xx");
  if (p) p[4] = 0; //@ violated: deref
}
void strcasestr_both(void) {
  char a[6], *p;
  text(a, 6);
  p = strcasestr(a, "ABC");
  if (p) assert(strlen(p) >= 3);
  p = strcasestr(a, "XX");
  if (p) p[4] = 0; //@ violated: deref
}
void memmem_both(void) {
  char a[8] = "abcdefg", *p = memmem(a, 8, "cd", 2);
  if (p) p[1] = 0;
  memmem(a, 9, "cd", 2); //@ violated: deref
}
void strtok_words(void) {
  char a[16], *p;
  text(a, 16);
  p = strtok(a, " ");
  if (p) assert(strlen(p) >= 1);
  p = strtok(0, " ");
  *p = 0; //@ violated: deref
}
void strtok_r_words(void) {
  char a[16], *p, *rest;
  text(a, 16);
  p = strtok_r(a, " ", &rest);
  if (p) p = strtok_r(0, " ", &rest);
  *p = 0; //@ violated: deref
}
void strsep_fields(void) {
  char a[16], *rest = a, *p;
  text(a, 16);
  p = strsep(&rest, ",");
  assert(p == a);
  p = strsep(&rest, ",");
  *p = 0; //@ violated: deref
}
