//@ verdict: safe
//@ pattern: packet-length
// buffer: 8, struct member
// The first byte of a record gives the length of a name that is copied to eight places.
extern char __VERIFIER_nondet_char(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

struct device {
  unsigned char id;
  char name[8];
  unsigned char port;
};

int main(void) {
  struct device d;
  unsigned char len = __VERIFIER_nondet_uchar();
  d.id = 1;
  d.port = 0;
  if (len > sizeof d.name)
    return 1;
  for (unsigned char i = 0; i < len; i++)
    d.name[i] = __VERIFIER_nondet_char();
  return d.id != 1;
}
