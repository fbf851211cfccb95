/* used is a multiple of unit, and room is a multiple of every unit there is. So where used is less than room, a whole
   character fits: no function asks for more than that. */
#include "strbuf.h"

void strbuf_init(struct strbuf *b, unsigned char *text, unsigned room, unsigned unit) {
  b->text = text;
  b->room = room;
  b->used = 0;
  b->unit = unit;
}

int strbuf_put(struct strbuf *b, unsigned long c) {
  if (b->used >= b->room) return 0;
  b->text[b->used] = (unsigned char)c;
  if (b->unit > 1) b->text[b->used + 1] = (unsigned char)(c >> 8);
  if (b->unit > 2) {
    b->text[b->used + 2] = (unsigned char)(c >> 16);
    b->text[b->used + 3] = (unsigned char)(c >> 24);
  }
  b->used += b->unit;
  return 1;
}

int strbuf_drop(struct strbuf *b) {
  if (b->used == 0) return 0;
  b->used -= b->unit;
  return 1;
}

unsigned long strbuf_last(const struct strbuf *b) {
  if (b->used == 0) return 0;
  unsigned at = b->used - b->unit;
  unsigned long c = b->text[at];
  if (b->unit > 1) c |= (unsigned long)b->text[at + 1] << 8;
  if (b->unit > 2) {
    c |= (unsigned long)b->text[at + 2] << 16;
    c |= (unsigned long)b->text[at + 3] << 24;
  }
  return c;
}
