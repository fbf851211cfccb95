//@ verdict: safe
//@ pattern: body-length
// buffer: symbolic, on the heap
// Reads a body in blocks of up to 1024 bytes. The store has the announced length; the last block is cut to it.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static size_t receive(char *block, size_t room) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > room)
    n = room;
  char c = __VERIFIER_nondet_char();
  memset(block, c ? c : ' ', n);
  return n;
}

static size_t fill(char *body, size_t length) {
  char block[1024];
  size_t got = 0;
  while (got < length) {
    size_t n = receive(block, sizeof block);
    if (n == 0)
      break;
    if (n > length - got)
      n = length - got;
    memcpy(body + got, block, n);
    got += n;
  }
  return got;
}

int main(void) {
  size_t length = __VERIFIER_nondet_uint();
  if (length < 1 || length > 100000)
    return 0;
  char *body = malloc(length + 1);
  if (!body)
    return 1;
  char *exact = realloc(body, length);
  if (!exact) {
    free(body);
    return 1;
  }
  size_t got = fill(exact, length);
  int wrong = got > length;
  free(exact);
  return wrong;
}
