/* What is done to whole texts. */
#include "strbuf.h"

extern long __VERIFIER_nondet_long(void);

void strbuf_read(struct strbuf *b) {
  for (;;) {
    long c = __VERIFIER_nondet_long();
    if (c < 0) return;
    if (c == '\b') {
      strbuf_drop(b);
    } else if (!strbuf_put(b, (unsigned long)c)) {
      return;
    }
  }
}

void strbuf_trim(struct strbuf *b, unsigned long c) {
  while (b->used > 0 && strbuf_last(b) == c) strbuf_drop(b);
}

void strbuf_swap_last(struct strbuf *b) {
  if (b->used == 0 || b->unit == 1) return;
  unsigned char *last = b->text + (b->used - b->unit);
  unsigned char first = last[0];
  last[0] = last[1];
  last[1] = first;
}

void strbuf_repeat(struct strbuf *b, unsigned long c, unsigned times) {
  while (times-- > 0 && b->used != b->room) {
    unsigned char *end = b->text + b->used;
    end[0] = (unsigned char)c;
    if (b->unit > 1) end[1] = (unsigned char)(c >> 8);
    if (b->unit > 2) {
      end[2] = 0;
      end[3] = 0;
    }
    b->used += b->unit;
  }
}

void strbuf_pad(struct strbuf *b, unsigned long c) {
  while (b->used < b->room) {
    b->text[b->used] = (unsigned char)c;
    if (b->unit > 1) b->text[b->used + 1] = (unsigned char)(c >> 8);
    if (b->unit > 2) {
      b->text[b->used + 2] = (unsigned char)(c >> 16);
      b->text[b->used + 3] = (unsigned char)(c >> 24);
    }
    b->used += b->unit;
  }
}
