//@ verdict: violated
// stdlib.h: numbers from text.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <errno.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern char __VERIFIER_nondet_char(void);

static void text(char *s, unsigned n) {
  unsigned len = __VERIFIER_nondet_uint();
  if (len >= n) len = n - 1;
  memset(s, '1', len);
  s[len] = 0;
  if (len > 1) s[1] = __VERIFIER_nondet_char();
}

void strtol_end(void) {
  char a[8], *end;
  text(a, 8);
  long v = strtol(a, &end, 10);
  assert(end >= a && end <= a + strlen(a));
  if (end == a) assert(v == 0);
  end[1] = 0; //@ violated: deref
}
void strtol_unterminated(void) {
  char a[2] = {'1', '2'};
  strtol(a, 0, 10); //@ violated: deref
}
void strtoul_end(void) {
  char a[8], *end;
  text(a, 8);
  strtoul(a, &end, 0);
  assert(*end == 0 || end < a + strlen(a));
  end[1] = 0; //@ violated: deref
}
void strtoll_both(void) {
  char a[2] = {'1', '2'};
  strtoll("12", 0, 10);
  strtoll(a, 0, 10); //@ violated: deref
}
void strtoull_both(void) {
  char a[2] = {'1', '2'};
  strtoull("12", 0, 10);
  strtoull(a, 0, 10); //@ violated: deref
}
void atoi_both(void) {
  char a[100];
  text(a, 8);
  int i = atoi(a);
  if (i >= 0 && i < 100) a[i] = 0;
  a[99] = 0;
  if (i == 11) a[i + 89] = 0; //@ violated: deref
}
void atol_both(void) {
  char a[2] = {'1', '2'};
  atol("12");
  atoll("12");
  atol(a); //@ violated: deref
}
void strtod_both(void) {
  char a[8], *end;
  text(a, 8);
  strtod(a, &end);
  assert(end <= a + strlen(a));
  end[1] = 0; //@ violated: deref
}
void atof_both(void) {
  char a[2] = {'1', '2'};
  atof("1.5");
  atof(a); //@ violated: deref
}
void errno_both(void) {
  errno = 0;
  assert(errno == 0);
  errno = 3;
  assert(errno == 0); //@ violated: assert
}
