//@ verdict: violated
// stdlib.h: sorting, searching, chance, the environment, the end.
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

void abs_both(void) {
  int x = __VERIFIER_nondet_int();
  if (x > INT_MIN) assert(abs(x) >= 0);
  abs(x); //@ violated: overflow
}
void labs_both(void) {
  assert(labs(-5) == 5 && llabs(-5) == 5);
  labs(LONG_MIN); //@ violated: overflow
}
void div_both(void) {
  div_t d = div(17, 5);
  ldiv_t l = ldiv(-17, 5);
  assert(d.quot == 3 && d.rem == 2 && l.quot == -3 && l.rem == -2);
  div(1, __VERIFIER_nondet_int() & 1); //@ violated: div
}
static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
void bsearch_both(void) {
  int a[4] = {1, 3, 5, 7}, key = __VERIFIER_nondet_int() & 7, *p = bsearch(&key, a, 4, sizeof(int), ascending);
  if (p) assert(p >= a && p < a + 4);
  *p = 0; //@ violated: deref
}
void rand_both(void) {
  char a[10];
  a[rand() % 10] = 0;
  srand(1);
  a[random() % 11] = 0; //@ violated: deref
}
void getenv_null(void) {
  char *p = getenv("HOME");
  if (p) assert(p[strlen(p)] == 0);
  assert(p[0] == 0 || p[0] != 0); //@ violated: deref
}
void getenv_long(void) {
  char a[64], *p = getenv("HOME");
  if (p && strlen(p) < sizeof a) strcpy(a, p);
  if (p) strcpy(a, p); //@ violated: deref
}
void exit_both(void) {
  int x = __VERIFIER_nondet_int();
  if (x == 0) exit(1);
  assert(x != 0);
  if (x == 1) abort();
  assert(x != 2); //@ violated: assert
}
static void at_end(void) { assert(0); } //@ violated: assert
void atexit_runs(void) {
  atexit(at_end);
  exit(0);
}
void system_both(void) {
  char a[2] = {'l', 's'};
  system("ls");
  setenv("A", "b", 1);
  system(a); //@ violated: deref
}
void mkstemp_both(void) {
  char a[] = "/tmp/XXXXXX";
  mkstemp(a);
  assert(strlen(a) == 11);
  mkstemp("/tmp/XXXXXX"); //@ violated: deref
}
void mktemp_both(void) {
  char a[] = "/tmp/XXXXXX";
  assert(mktemp(a) == a && (strlen(a) == 11 || !a[0]));
  mktemp("/tmp/XXXXXX"); //@ violated: deref
}
