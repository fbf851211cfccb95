//@ verdict: violated
//@ pattern: char-sign
//@ inputs: 65 66 -1
// buffer: 64, struct member
// A decoder maps characters to values with a table inside its state. Characters outside of the table are
// refused; a comparison of signed characters lets the negative ones through.
extern char __VERIFIER_nondet_char(void);

struct decoder {
  int total;
  signed char value[64];
  int refused;
};

static void setup(struct decoder *d) {
  for (int i = 0; i < 64; i++)
    d->value[i] = -1;
  for (int i = 0; i < 26; i++)
    d->value[i + 1] = (signed char)i;
  for (int i = 0; i < 10; i++)
    d->value[i + 48] = (signed char)(26 + i);
  d->total = 0;
  d->refused = 0;
}

static int decode(struct decoder *d, char c) {
  if (c >= 64)
    c -= 64;
  if (c > 63)
    return -1;
  return d->value[c]; //@ violated: bounds
}

static void feed(struct decoder *d, int v) {
  if (v < 0)
    d->refused++;
  else if (d->total < 1000000)
    d->total += v;
}

static int group(struct decoder *d, const int *v, int n) {
  int high = 0;
  for (int i = 0; i < n; i++) {
    feed(d, v[i]);
    if (v[i] > high)
      high = v[i];
  }
  return high;
}

static int collect(struct decoder *d, int limit) {
  int four[4];
  int k = 0;
  int done = 0;
  int high = 0;
  while (done < limit) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    four[k++] = decode(d, c);
    if (k == 4) {
      int h = group(d, four, 4);
      if (h > high)
        high = h;
      k = 0;
    }
    done++;
  }
  if (k > 0)
    group(d, four, k);
  return high;
}

int main(void) {
  struct decoder d;
  int high;
  setup(&d);
  high = collect(&d, 100000);
  if (high > 36)
    return 1;
  return d.refused > 100000;
}
