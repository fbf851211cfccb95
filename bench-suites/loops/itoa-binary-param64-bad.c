//@ verdict: violated
//@ pattern: itoa
//@ inputs: 18446744073709551615
// buffer: 64, function parameter
// Writes a number in a base from 2 to 16 into a buffer of 64 places, with a zero at the end. A number with 64
// digits in base 2 does not fit and is reported.
extern unsigned long long __VERIFIER_nondet_ulonglong(void);

#define OUT 64

struct format {
  unsigned base;
  int length;
  int cut;
};

static char digit(unsigned v) {
  return (char)(v < 10 ? '0' + v : 'a' + (v - 10));
}

static int digits_of(unsigned long long v, unsigned base) {
  int n = 1;
  while (v >= base) {
    v /= base;
    n++;
  }
  return n;
}

static void format(char *out, unsigned long long v, struct format *f) {
  int n = digits_of(v, f->base);
  int at;
  f->cut = n > OUT;
  if (f->cut) {
    out[0] = '#';
    out[1] = 0;
    f->length = 1;
    return;
  }
  at = n;
  out[at] = 0; //@ violated: deref
  while (at > 0) {
    at--;
    out[at] = digit((unsigned)(v % f->base));
    v /= f->base;
  }
  f->length = n;
}

static unsigned long long parse(const char *s, unsigned base) {
  unsigned long long v = 0;
  for (int i = 0; s[i]; i++) {
    char c = s[i];
    unsigned d = (unsigned)(c >= 'a' ? c - 'a' + 10 : c - '0');
    v = v * base + d;
  }
  return v;
}

static int ones(const char *s) {
  int n = 0;
  while (*s) {
    if (*s == '1')
      n++;
    s++;
  }
  return n;
}

int main(void) {
  char out[OUT];
  struct format f;
  unsigned long long v = __VERIFIER_nondet_ulonglong();
  int total = 0;

  for (f.base = 2; f.base <= 16; f.base++) {
    format(out, v, &f);
    if (!f.cut && parse(out, f.base) != v)
      return 1;
    total += ones(out);
  }
  return total > 15 * OUT;
}
