//@ verdict: violated
//@ pattern: hex-codec
//@ inputs: 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97
// buffer: 8, struct member
// Parses a hardware address: up to eight bytes with colons between them.
extern char __VERIFIER_nondet_char(void);

struct address {
  unsigned char byte[8];
  int used;
  int family;
};

static int nibble(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return -1;
}

static int parse(struct address *a) {
  a->used = 0;
  while (a->used <= 8) {
    int high = nibble(__VERIFIER_nondet_char());
    int low = nibble(__VERIFIER_nondet_char());
    if (high < 0 || low < 0)
      return -1;
    a->byte[a->used] = (unsigned char)(high << 4 | low); //@ violated: bounds
    a->used++;
    if (a->used >= 6 && __VERIFIER_nondet_char() == '.')
      break;
  }
  return 0;
}

int main(void) {
  struct address a;
  a.family = 1;
  if (parse(&a) != 0)
    return 1;
  return a.byte[0] == 0xff;
}
