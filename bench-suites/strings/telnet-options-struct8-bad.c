//@ verdict: violated
//@ pattern: escape-double
//@ inputs: 250 250 250 250 250 250 250 250 250 250 250 250
// buffer: 8, struct member
// Collects the bytes of a suboption in eight places; what does not fit is counted.
extern unsigned char __VERIFIER_nondet_uchar(void);

struct session {
  unsigned lost, used;
  unsigned char option[8];
};

static void take(struct session *s, unsigned char c) {
  if (s->used <= sizeof s->option)
    s->option[s->used++] = c; //@ violated: deref
  else
    s->lost++;
}

int main(void) {
  struct session s = {0, 0, {0}};
  for (int i = 0; i < 100; i++) {
    unsigned char c = __VERIFIER_nondet_uchar();
    if (c == 240 || c == 0)
      break;
    take(&s, c);
  }
  return s.used > 8;
}
