//@ verdict: violated
//@ pattern: utf8
//@ inputs: 5000 97
// buffer: 4096, struct member
// Appends code points to a text field of 4096 bytes; the field is full when three bytes and the final
// zero would not fit. A zero inside of the text becomes the replacement character.
extern unsigned short __VERIFIER_nondet_ushort(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct field {
  char text[4096];
  unsigned used;
  unsigned points;
};

static void append(struct field *f, unsigned v) {
  if (v < 0x80) {
    f->text[f->used++] = (char)v;
  } else if (v < 0x800) {
    f->text[f->used++] = (char)(0xc0 | v >> 6);
    f->text[f->used++] = (char)(0x80 | (v & 63));
  } else {
    f->text[f->used++] = (char)(0xe0 | v >> 12);
    f->text[f->used++] = (char)(0x80 | (v >> 6 & 63));
    f->text[f->used++] = (char)(0x80 | (v & 63));
  }
  f->points++;
}

int main(void) {
  static struct field f;
  unsigned n = __VERIFIER_nondet_uint();
  if (n > 5000)
    return 0;
  f.used = 0;
  f.points = 0;
  while (n-- > 0 && f.used + 3 <= sizeof f.text) {
    unsigned v = __VERIFIER_nondet_ushort();
    append(&f, v ? v : 0xfffd);
  }
  f.text[f.used] = 0; //@ violated: bounds
  return f.points > 5000;
}
