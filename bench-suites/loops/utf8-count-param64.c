//@ verdict: safe
//@ pattern: utf8
// buffer: 64, function parameter
// Counts characters in a text; the first byte of a character tells how many bytes it has. A character that
// is cut off by the end of the text counts as one.
extern unsigned char __VERIFIER_nondet_uchar(void);

static int width(unsigned char c) {
  if (c < 0x80)
    return 1;
  if ((c & 0xe0) == 0xc0)
    return 2;
  if ((c & 0xf0) == 0xe0)
    return 3;
  return 4;
}

static int count(const unsigned char *s) {
  int n = 0;
  while (*s) {
    int skip = width(*s);
    while (skip > 0 && *s) {
      s++;
      skip--;
    }
    n++;
  }
  return n;
}

int main(void) {
  unsigned char text[64];
  int n = 0;
  unsigned char c;
  while (n < 63 && (c = __VERIFIER_nondet_uchar()) != 0)
    text[n++] = c;
  text[n] = 0;
  return count(text) > n;
}
