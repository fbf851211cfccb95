/* Reads a text and makes it as long as its buffer. */
#include "strbuf.h"

extern unsigned __VERIFIER_nondet_uint(void);

static unsigned unit_of(unsigned kind) {
  switch (kind) {
  case 0: return 1;
  case 1: return 2;
  default: return 4;
  }
}

int main(void) {
  unsigned char text[64];
  struct strbuf b;
  strbuf_init(&b, text, sizeof text, unit_of(__VERIFIER_nondet_uint()));
  strbuf_read(&b);
  strbuf_trim(&b, ' ');
  strbuf_swap_last(&b);
  strbuf_repeat(&b, '-', __VERIFIER_nondet_uint() % 10);
  strbuf_pad(&b, '.');
  return text[0];
}
