//@ verdict: violated
// string.h: copies, lengths.
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

extern unsigned __VERIFIER_nondet_uint(void);

// A terminated string of up to n - 1 characters.
static void text(char *s, unsigned n) {
  unsigned len = __VERIFIER_nondet_uint();
  if (len >= n) len = n - 1;
  memset(s, 'x', len);
  s[len] = 0;
}

void memcpy_fits(void) {
  char a[8], b[8] = "1234567";
  unsigned n = __VERIFIER_nondet_uint();
  if (n <= 8) memcpy(a, b, n);
  if (n == 8) assert(a[6] == '7' && strlen(a) == 7);
}
void memcpy_long(void) {
  char a[8], b[9] = "";
  unsigned n = __VERIFIER_nondet_uint();
  if (n <= 9) memcpy(a, b, n); //@ violated: deref
}
void memcpy_overlap(void) {
  char a[8] = "";
  memcpy(a, a + 4, 4);
  memcpy(a, a + 3, 4); //@ violated: deref
}
void mempcpy_end(void) {
  char a[8], *p = mempcpy(a, "abc", 3);
  *p = 0;
  assert(p - a == 3 && strlen(a) == 3);
}
void mempcpy_long(void) {
  char a[2];
  mempcpy(a, "abc", 3); //@ violated: deref
}
void memmove_overlap(void) {
  char a[8] = "abcdef";
  memmove(a + 1, a, 7);
  assert(a[1] == 'a' && a[6] == 'f');
}
void memmove_long(void) {
  char a[8] = "abcdef";
  memmove(a + 2, a, 7); //@ violated: deref
}
void bcopy_both(void) {
  char a[4] = "abc", b[4];
  bcopy(a, b, 4);
  assert(strlen(b) == 3);
  bcopy(a, b, 5); //@ violated: deref
}
void memset_both(void) {
  char a[8];
  unsigned n = __VERIFIER_nondet_uint();
  memset(a, 1, 8);
  if (n <= 8) memset(a, 0, n);
  if (n > 0 && n <= 8) assert(strlen(a) == 0);
  if (n > 100) memset(a, 0, n); //@ violated: deref
}
void bzero_both(void) {
  char a[8];
  bzero(a, 8);
  explicit_bzero(a, 8);
  bzero(a + 1, 8); //@ violated: deref
}
void memccpy_both(void) {
  char a[4], *p = memccpy(a, "abc", 'b', 4);
  assert(p == 0 || (p > a && p <= a + 4 && p[-1] == 'b'));
  memccpy(a, "abcdefgh", 'h', 8); //@ violated: deref
}
void strlen_bounds(void) {
  char a[16];
  text(a, 16);
  assert(strlen(a) < 16);
}
void strlen_unterminated(void) {
  char a[4] = "abcd";
  strlen(a); //@ violated: deref
}
void strlen_outside(void) {
  char a[4] = "abc";
  strlen(a + __VERIFIER_nondet_uint() % 6); //@ violated: deref
}
void strnlen_both(void) {
  char a[4] = "abcd";
  assert(strnlen(a, 4) == 4 && strnlen("ab", 9) == 2);
  strnlen(a, 5); //@ violated: deref
}
void strcpy_both(void) {
  char a[8], b[9];
  text(b, 8);
  strcpy(a, b);
  assert(strlen(a) == strlen(b));
  text(b, 9);
  strcpy(a, b); //@ violated: deref
}
void stpcpy_both(void) {
  char a[8], b[9], *p;
  text(b, 8);
  p = stpcpy(a, b);
  assert(*p == 0 && p - a == (long)strlen(b));
  text(b, 9);
  stpcpy(a, b); //@ violated: deref
}
void strncpy_pads(void) {
  char a[8];
  strncpy(a, "ab", 8);
  assert(a[2] == 0 && a[7] == 0);
  strncpy(a, "abcdefgh", 8);
  assert(a[7] == 'h');
  strlen(a); //@ violated: deref
}
void strncpy_long(void) {
  char a[8];
  strncpy(a, "ab", 9); //@ violated: deref
}
void stpncpy_both(void) {
  char a[8];
  assert(stpncpy(a, "ab", 8) == a + 2);
  stpncpy(a, "ab", 9); //@ violated: deref
}
void strcat_both(void) {
  char a[8], b[8];
  text(a, 8);
  text(b, 8);
  if (strlen(a) + strlen(b) < 8) strcat(a, b);
  if (strlen(a) + strlen(b) <= 8) strcat(a, b); //@ violated: deref
}
void strncat_both(void) {
  char a[8], b[20];
  text(a, 5);
  text(b, 20);
  strncat(a, b, 3);
  assert(strlen(a) < 8);
  text(a, 6);
  strncat(a, b, 3); //@ violated: deref
}
void strdup_both(void) {
  char b[8], *p;
  text(b, 8);
  p = strdup(b);
  assert(strlen(p) == strlen(b));
  p[strlen(b)] = 0;
  p[strlen(b) + 1] = 0; //@ violated: deref
  free(p);
}
void strndup_both(void) {
  char b[8], *p;
  text(b, 8);
  p = strndup(b, 3);
  assert(strlen(p) <= 3);
  p[strlen(p) + 1] = 0; //@ violated: deref
  free(p);
}
void strxfrm_both(void) {
  char a[4];
  assert(strxfrm(a, "abcdef", 4) == 6 && strlen(a) == 3);
  strxfrm(a, "abcdef", 5); //@ violated: deref
}
void strerror_both(void) {
  char *s = strerror(2);
  assert(strlen(s) < 200);
  free(s); //@ violated: free
}
void ffs_both(void) {
  char a[32];
  a[ffs(1 << 30)] = 0;
  assert(ffs(0) == 0 && ffs(12) == 3);
  a[ffs(0) - 1] = 0; //@ violated: deref
}
