//@ verdict: safe
//@ pattern: table-index
// buffer: 4096, struct member
// A font maps codes to an offset and a width inside a strip of 4096 pixels. The sum of both is checked.
extern unsigned int __VERIFIER_nondet_uint(void);

struct font {
  unsigned glyphs;
  unsigned char strip[4096];
  unsigned drawn;
};

static int draw(struct font *f, unsigned offset, unsigned width) {
  if (offset > 4096 || width > 4096 - offset)
    return -1;
  for (unsigned x = offset; x != offset + width; x++)
    f->strip[x] ^= 0xff;
  f->drawn++;
  return 0;
}

int main(void) {
  static struct font f;
  unsigned offset = __VERIFIER_nondet_uint();
  unsigned width = __VERIFIER_nondet_uint();
  f.glyphs = 1;
  f.drawn = 0;
  while (f.drawn < 10) {
    if (draw(&f, offset, width) != 0)
      return 1;
    offset /= 2;
    width /= 2;
  }
  return 0;
}
