/* A packet of four tables, one behind the other. */
#include "tables.h"

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned __VERIFIER_nondet_uint(void);

static unsigned char packet[PACKET_MOST];

static unsigned receive(void) {
  unsigned size = __VERIFIER_nondet_uint();
  if (size > PACKET_MOST) size = PACKET_MOST;
  for (unsigned i = 0; i < size; i++) packet[i] = __VERIFIER_nondet_uchar();
  return size;
}

int main(void) {
  unsigned size = receive(), result = 0;
  struct cursor c;
  if (!cursor_begin(&c, packet, 0, size)) return -1;
  result += tables_sum(&c);
  if (!cursor_begin(&c, packet, c.end, size)) return -1;
  result += tables_largest(&c);
  if (!cursor_begin(&c, packet, c.end, size)) return -1;
  result += tables_kinds(&c);
  if (!cursor_begin(&c, packet, c.end, size)) return -1;
  result += tables_check(&c);
  return (int)(result & 0x7f);
}
