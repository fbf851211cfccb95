//@ verdict: violated
//@ pattern: packet-string
//@ inputs: 100 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97
// buffer: 64, function parameter
// Takes a file name out of a packet. The packet says how many parameter bytes there are; the name has its own room.
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static size_t read_bytes(unsigned char *to, size_t room) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > room)
    n = room;
  for (size_t i = 0; i < n; i++)
    to[i] = __VERIFIER_nondet_uchar();
  return n;
}

static int get_name(char *name, size_t room, const unsigned char *packet, size_t size) {
  if (size < 2)
    return -1;
  size_t n = packet[0];
  if (n > size - 2)
    return -1;
  memcpy(name, packet + 2, n); //@ violated: deref
  name[n] = 0;
  return (int)strlen(name);
}

int main(void) {
  unsigned char packet[200];
  char name[64];
  size_t n = read_bytes(packet, sizeof packet);
  return get_name(name, sizeof name, packet, n) < 0;
}
