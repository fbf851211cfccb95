//@ verdict: violated
//@ pattern: known-defect
//@ inputs: 255 225 0 1
// buffer: 64, on the stack
// Reads the sections of a picture file: a mark, a kind and a length of two bytes that counts itself. The rest
// is copied to a block of 64 bytes. A length of less than two is nonsense.
extern unsigned char __VERIFIER_nondet_uchar(void);

#define BLOCK 64

struct stats {
  int sections;
  int skipped;
  unsigned longest;
};

static int read_head(unsigned *kind) {
  if (__VERIFIER_nondet_uchar() != 0xff)
    return -1;
  *kind = __VERIFIER_nondet_uchar();
  return *kind == 0xd9 ? -1 : 0;
}

static int read_length(void) {
  int high = __VERIFIER_nondet_uchar();
  int low = __VERIFIER_nondet_uchar();
  return high << 8 | low;
}

static void skip(unsigned n) {
  while (n-- > 0)
    (void)__VERIFIER_nondet_uchar();
}

static unsigned sum(const unsigned char *b, unsigned n) {
  unsigned s = 0;
  for (unsigned i = 0; i < n; i++)
    s += b[i];
  return s;
}

static unsigned zeros(const unsigned char *b, unsigned n) {
  unsigned z = 0;
  for (const unsigned char *end = b + n; b < end; b++)
    z += *b == 0;
  return z;
}

static void note(struct stats *s, unsigned n) {
  s->sections++;
  if (n > s->longest)
    s->longest = n;
}

int main(void) {
  unsigned char block[BLOCK];
  struct stats s = {0, 0, 0};
  unsigned kind = 0;
  unsigned total = 0;

  while (s.sections + s.skipped < 300) {
    int length;
    unsigned rest;
    if (read_head(&kind) != 0)
      break;
    length = read_length();
    if (length < 0)
      break;
    if (length - 2 > BLOCK) {
      s.skipped++;
      skip((unsigned)(length - 2));
      continue;
    }
    rest = (unsigned)(length - 2);
    for (unsigned i = 0; i < rest; i++)
      block[i] = __VERIFIER_nondet_uchar(); //@ violated: deref
    if (kind == 0xe1)
      total += sum(block, rest);
    else if (zeros(block, rest) == rest)
      s.skipped++;
    note(&s, rest);
  }
  if (s.longest > BLOCK)
    return 1;
  return total > 300u * BLOCK * 255u;
}
