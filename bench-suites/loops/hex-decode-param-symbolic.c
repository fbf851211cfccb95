//@ verdict: safe
//@ pattern: hex-codec
// buffer: symbolic, function parameter
// Decodes pairs of hexadecimal digits from a text into a buffer of half the size. A text of odd length has
// a last digit without a partner; it is refused.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct input {
  char *text;
  unsigned length;
};

static int input_make(struct input *in) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n == 0 || n > 40000)
    return -1;
  in->text = malloc(n);
  if (!in->text)
    return -1;
  in->length = n;
  for (unsigned i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    in->text[i] = c ? c : '0';
  }
  return 0;
}

static int digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return -1;
}

static unsigned decode(unsigned char *out, const char *text, unsigned n) {
  unsigned w = 0;
  unsigned r = 0;
  while (r < n) {
    int high = digit(text[r]);
    int low;
    if (high < 0 || n - r < 2)
      break;
    low = digit(text[r + 1]);
    if (low < 0)
      break;
    out[w++] = (unsigned char)(high * 16 + low);
    r += 2;
  }
  return w;
}

static unsigned checksum(const unsigned char *b, unsigned n) {
  unsigned sum = 1;
  const unsigned char *end = b + n;
  for (; b != end; b++)
    sum = (sum << 1 ^ *b) & 0xffff;
  return sum;
}

int main(void) {
  struct input in;
  unsigned char *out;
  unsigned sum = 0;

  if (input_make(&in) != 0)
    return 0;
  out = malloc(in.length / 2 + 1);
  if (out != NULL) {
    unsigned n = decode(out, in.text, in.length);
    sum = checksum(out, n);
  }
  free(out);
  free(in.text);
  return sum > 0xffff;
}
