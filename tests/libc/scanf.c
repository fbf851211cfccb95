//@ verdict: violated
// scanf and its kin.
#include <assert.h>
#include <stdio.h>
#include <string.h>

extern unsigned __VERIFIER_nondet_uint(void);

static void text(char *s, unsigned n) {
  unsigned len = __VERIFIER_nondet_uint();
  if (len >= n) len = n - 1;
  memset(s, 'x', len);
  s[len] = 0;
}

void scanf_width(void) {
  char a[8];
  if (scanf("%7s", a) == 1) assert(strlen(a) <= 7);
  scanf("%8s", a); //@ violated: deref
}
void scanf_unlimited(void) {
  char a[4096];
  scanf("%s", a); //@ violated: deref
}
void scanf_set(void) {
  char a[8];
  if (scanf(" %7[^,\n]", a) == 1) assert(a[0] != 0);
  scanf("%8[a-z]", a); //@ violated: deref
}
void scanf_chars(void) {
  char a[4];
  scanf("%4c", a);
  scanf("%5c", a); //@ violated: deref
}
void scanf_types(void) {
  int i = 0;
  long l = 0;
  short s = 0;
  double d = 0;
  assert(scanf("%d,%ld,%hd,%lf", &i, &l, &s, &d) <= 4);
  scanf("%ld", (long *)&i); //@ violated: deref
}
void fscanf_both(void) {
  char a[8];
  FILE *f = fopen("a", "r");
  if (!f) return;
  if (fscanf(f, "%7s", a) == 1) assert(strlen(a) <= 7);
  fclose(f);
  fscanf(f, "%7s", a); //@ violated: deref
}
void sscanf_string(void) {
  char a[8], b[8], c[9];
  text(b, 8);
  text(c, 9);
  if (sscanf(b, "%s", a) == 1) assert(strlen(a) < 8);
  sscanf(c, "%s", a); //@ violated: deref
}
void sscanf_fields(void) {
  char a[32], key[8], value[8];
  text(a, 32);
  if (a[0] && a[1]) a[1] = '=';
  int n = 0;
  if (sscanf(a, "%7[^=]=%7s%n", key, value, &n) == 2) assert(strlen(key) > 0 && strlen(value) > 0);
  assert(n >= 0);
  sscanf(a, "%7[^=]=%8s", key, value); //@ violated: deref
}
void sscanf_unterminated(void) {
  char a[2] = {'1', '2'};
  int i;
  sscanf("12", "%d", &i);
  sscanf(a, "%d", &i); //@ violated: deref
}
void sscanf_skips(void) {
  int i = 0;
  sscanf("12 13", "%*d %i", &i);
  char a[2];
  sscanf("12 13", "%*d %s", a); //@ violated: deref
}
