/* A table inside of a packet: so many entries of so many bytes each. */
#ifndef CURSOR_H
#define CURSOR_H

enum { PACKET_MOST = 512 };

struct cursor {
  const unsigned char *bytes; /* the packet */
  unsigned pos;               /* the next entry */
  unsigned char left;         /* entries that follow */
  unsigned char width;        /* bytes of an entry, at most 15 */
  unsigned end;               /* behind the last entry */
};

/* Begins a table behind a head of two bytes, count and width (its high bits are flags); 0 if it does not fit into `size` bytes. */
int cursor_begin(struct cursor *c, const unsigned char *bytes, unsigned at, unsigned size);

/* Goes on to the next entry. */
void cursor_next(struct cursor *c);

#endif
