//@ verdict: violated
// ctype.h, as functions and through glibc's tables.
#include <assert.h>
#include <ctype.h>
#include <stdio.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

void tables(void) {
  int c = __VERIFIER_nondet_uchar();
  if (isdigit(c)) assert(c >= '0' && c <= '9');
  if (isupper(c)) assert(tolower(c) == c + 32);
  if (c == ' ') assert(isspace(c) && !isalnum(c));
  assert(!isalpha(EOF));
}
void tables_outside(void) {
  int c = __VERIFIER_nondet_int();
  if (c >= -128 && c < 256) isalpha(c);
  isalpha(c); //@ violated: deref
}
void functions(void) {
  int c = __VERIFIER_nondet_int();
  if ((isdigit)(c)) assert(c >= '0' && c <= '9');
  if ((isxdigit)(c)) assert(c < 128);
  if ((islower)(c)) assert((toupper)(c) == c - 32);
  assert((toupper)(c) == c); //@ violated: assert
}
