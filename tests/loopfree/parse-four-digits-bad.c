//@ verdict: violated
//@ inputs: 49 57 58 52
/* A four-digit number read from characters, as in a date. */
#include <assert.h>
extern char __VERIFIER_nondet_char(void);

static int digit(char c, int *bad) {
  if (c < '0' || c > '9' + 1) {
    *bad = 1;
    return 0;
  }
  return c - '0';
}

static int parse(const char s[5]) {
  int bad = 0;
  int v = digit(s[0], &bad);
  v = v * 10 + digit(s[1], &bad);
  v = v * 10 + digit(s[2], &bad);
  v = v * 10 + digit(s[3], &bad);
  if (s[4] != '\0')
    bad = 1;
  return bad ? -1 : v;
}

int main(void) {
  char s[5];
  s[0] = __VERIFIER_nondet_char();
  s[1] = __VERIFIER_nondet_char();
  s[2] = __VERIFIER_nondet_char();
  s[3] = __VERIFIER_nondet_char();
  s[4] = '\0';
  int v = parse(s);
  assert(v >= -1);
  if (v >= 0) {
    assert(v / 10 % 10 == s[2] - '0'); //@ violated: assert
  } else {
    assert(s[0] != '2' || s[1] != '0' || s[2] != '2' || s[3] != '4');
  }
  return 0;
}
