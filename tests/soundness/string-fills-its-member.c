/* A name that fills its array has no end there; what lies behind it has none either. */
#include <string.h>
extern unsigned char nondet_uchar(void);
extern unsigned nondet_uint(void);

struct host {
  char name[16];
  unsigned char address[4];
};

int main(void) {
  struct host h;
  unsigned char packet[64];
  memset(&h, 0, sizeof h);
  for (int i = 0; i < 64; i++)
    packet[i] = nondet_uchar();
  for (int k = 0; k < 5; k++) {
    unsigned at = nondet_uint(), len = nondet_uint();
    if (at > 40 || len > 16)
      break;
    if (nondet_uchar() & 1) {
      memcpy(h.name, packet + at, len);
      if (len < 15)
        h.name[len] = 0;
    } else
      memcpy(h.address, packet + at, 4);
  }
  return strlen(h.name) > 16; //@ violated: deref
}
