//@ verdict: violated
//@ pattern: image-strips
//@ inputs: 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65 65
// buffer: 64, struct member
// Copies a text field of a picture's directory; the field may lack its end, which is then written behind it.
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

struct field {
  unsigned tag;
  size_t count;
  char text[64];
};

static int set_text(struct field *f, const unsigned char *data, size_t n) {
  if (n == 0 || n > sizeof f->text)
    return -1;
  memcpy(f->text, data, n);
  if (f->text[n - 1] != 0)
    f->text[n] = 0; //@ violated: deref
  f->count = strlen(f->text);
  return 0;
}

int main(void) {
  unsigned char data[64];
  struct field f;
  f.tag = 270;
  size_t n = read_bytes(data, sizeof data);
  if (set_text(&f, data, n) < 0)
    return 0;
  return f.count >= sizeof f.text;
}
