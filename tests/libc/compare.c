//@ verdict: violated
// string.h: comparisons.
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
}

void memcmp_both(void) {
  char a[4] = "abc", b[4] = "abc";
  b[0] = __VERIFIER_nondet_char();
  if (memcmp(a, b, 4) == 0) assert(b[0] == 'a');
  memcmp(a, b, 5); //@ violated: deref
}
void bcmp_both(void) {
  char a[4] = "abc", b[4] = "abc";
  bcmp(a, b, 4);
  bcmp(a, b, 5); //@ violated: deref
}
void strcmp_equal(void) {
  char a[16];
  text(a, 16);
  if (strcmp(a, "xxx") == 0) assert(strlen(a) == 3);
}
void strcmp_unterminated(void) {
  char a[3] = {'a', 'b', 'c'};
  strcmp(a, "ab");
  strcmp(a, "abc"); //@ violated: deref
}
void strcoll_unterminated(void) {
  char a[3] = {'a', 'b', 'c'};
  strcoll(a, "ab");
  strcoll(a, "abc"); //@ violated: deref
}
void strncmp_prefix(void) {
  char a[16];
  text(a, 16);
  if (strncmp(a, "xxxx", 4) == 0) assert(strlen(a) >= 4);
  if (strncmp(a, "xxxx", 4) == 0) assert(strlen(a) >= 5); //@ violated: assert
}
void strncmp_limit(void) {
  char a[3] = {'a', 'b', 'c'};
  strncmp(a, "abcd", 3);
  strncmp(a, "abcd", 4); //@ violated: deref
}
void strcasecmp_equal(void) {
  char a[16];
  text(a, 16);
  if (strcasecmp(a, "XXX") == 0) assert(strlen(a) == 3);
  if (strcasecmp(a, "XXX") == 0) assert(strlen(a) == 2); //@ violated: assert
}
void strncasecmp_prefix(void) {
  char a[16];
  text(a, 16);
  if (strncasecmp(a, "XXXX", 4) == 0) assert(strlen(a) >= 4);
  if (strncasecmp(a, "XXXX", 4) == 0) assert(strlen(a) >= 5); //@ violated: assert
}
