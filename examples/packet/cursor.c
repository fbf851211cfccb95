#include "cursor.h"

int cursor_begin(struct cursor *c, const unsigned char *bytes, unsigned at, unsigned size) {
  if (size < 2 || at > size - 2) return 0;
  c->bytes = bytes;
  c->pos = at + 2;
  c->left = bytes[at];
  c->width = bytes[at + 1] & 0x0f;
  c->end = c->pos + (unsigned)c->left * c->width;
  return c->end <= size;
}

void cursor_next(struct cursor *c) {
  c->pos += c->width;
  c->left--;
}
