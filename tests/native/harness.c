/* Runs a test program natively: the nondeterministic inputs come, in the order in which they are asked for, from the
 * environment variable UNLOOP_INPUTS (numbers separated by blanks; floats as C literals); when the list is used up, 0.
 * Exit status 77: a __VERIFIER_assume does not hold. Exit status 78: reach_error or a failed __VERIFIER_assert.
 * Build: clang-19 -g -O0 -fsanitize=address,undefined -fno-sanitize-recover=all test.c tests/native/harness.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *cursor;
static int started;

static const char *next_token(void) {
  static char token[128];
  size_t n = 0;
  if (!started) {
    cursor = getenv("UNLOOP_INPUTS");
    started = 1;
  }
  while (cursor && *cursor == ' ') cursor++;
  if (!cursor || !*cursor) return "0";
  while (*cursor && *cursor != ' ' && n + 1 < sizeof token) token[n++] = *cursor++;
  token[n] = 0;
  return token;
}

static unsigned long long next_integer(void) {
  const char *t = next_token();
  return t[0] == '-' ? (unsigned long long)strtoll(t, 0, 0) : strtoull(t, 0, 0);
}

#define INTEGER(name, type) \
  type __VERIFIER_nondet_##name(void) { return (type)next_integer(); } \
  type nondet_##name(void) { return (type)next_integer(); }
INTEGER(char, char)
INTEGER(schar, signed char)
INTEGER(uchar, unsigned char)
INTEGER(short, short)
INTEGER(ushort, unsigned short)
INTEGER(int, int)
INTEGER(uint, unsigned int)
INTEGER(long, long)
INTEGER(ulong, unsigned long)
INTEGER(longlong, long long)
INTEGER(ulonglong, unsigned long long)
INTEGER(size_t, size_t)
INTEGER(bool, _Bool)
INTEGER(u8, unsigned char)
INTEGER(u16, unsigned short)
INTEGER(u32, unsigned int)
INTEGER(u64, unsigned long long)
INTEGER(unsigned, unsigned int)

double __VERIFIER_nondet_double(void) { return strtod(next_token(), 0); }
float __VERIFIER_nondet_float(void) { return strtof(next_token(), 0); }
double nondet_double(void) { return strtod(next_token(), 0); }
float nondet_float(void) { return strtof(next_token(), 0); }

void __VERIFIER_assume(int holds) {
  if (!holds) _Exit(77);
}
void reach_error(void) {
  fflush(stdout);
  _Exit(78);
}
void __VERIFIER_error(void) { reach_error(); }
void __VERIFIER_assert(int holds) {
  if (!holds) reach_error();
}
