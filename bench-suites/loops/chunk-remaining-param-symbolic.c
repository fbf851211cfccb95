//@ verdict: safe
//@ pattern: chunked-read
// buffer: symbolic, function parameter
// Fills a buffer piece by piece; the amount of a piece is limited by the rest of the buffer.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

static int supply(char *to, int want) {
  int got = 0;
  while (got < want)
    to[got++] = __VERIFIER_nondet_char();
  return got;
}

static int fill(char *buffer, int size, int piece) {
  int at = 0;
  while (at < size) {
    int rest = size - at;
    at += supply(buffer + at, piece < rest ? piece : rest);
  }
  return at;
}

int main(void) {
  int size = __VERIFIER_nondet_int();
  int piece = __VERIFIER_nondet_int();
  char *buffer;
  int at;
  if (size < 1 || size > 30000 || piece < 1 || piece > 4096)
    return 0;
  buffer = malloc((size_t)size);
  if (!buffer)
    return 1;
  at = fill(buffer, size, piece);
  free(buffer);
  return at != size;
}
