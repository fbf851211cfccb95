/* Entries are as wide as the packet says: what is read of each is within its width, and whether an entry is there at all is
   only known by how many are left. */
#include "tables.h"

unsigned tables_sum(struct cursor *c) {
  unsigned sum = 0;
  if (c->width < 1) return 0;
  while (c->left > 0) {
    sum += c->bytes[c->pos];
    cursor_next(c);
  }
  return sum;
}

unsigned tables_largest(struct cursor *c) {
  unsigned most = 0;
  if (c->width < 2) return 0;
  while (c->left > 0) {
    unsigned high = c->bytes[c->pos], low = c->bytes[c->pos + 1];
    unsigned value = high << 8 | low;
    if (value > most) most = value;
    cursor_next(c);
  }
  return most;
}

unsigned tables_kinds(struct cursor *c) {
  unsigned routes = 0;
  if (c->width < 6) return 0;
  while (c->left > 0) {
    if (c->bytes[c->pos] == 7 && c->bytes[c->pos + 1] >= 4) {
      unsigned char hop[4];
      hop[0] = c->bytes[c->pos + 2];
      hop[1] = c->bytes[c->pos + 3];
      hop[2] = c->bytes[c->pos + 4];
      hop[3] = c->bytes[c->pos + 5];
      if (hop[0] | hop[1] | hop[2] | hop[3]) routes++;
    }
    cursor_next(c);
  }
  return routes;
}

unsigned tables_check(struct cursor *c) {
  unsigned check = 0;
  if (c->width < 1) return 0;
  while (c->left > 0) {
    check ^= c->bytes[c->pos];
    check ^= (unsigned)c->bytes[c->pos + c->width - 1] << 4;
    cursor_next(c);
  }
  return check;
}
