//@ verdict: violated
//@ pattern: csv
//@ inputs: 5000
// buffer: 4096, function parameter
// Copies a quoted field without its quotes; two quotes in a row stand for one. The field ends with a single
// quote or with the input.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define FIELD 4096

struct input {
  int left;
  int held;
};

static int get(struct input *in) {
  int c = in->held;
  if (c >= 0) {
    in->held = -1;
    return c;
  }
  if (in->left == 0)
    return -1;
  in->left--;
  c = __VERIFIER_nondet_uchar();
  return c == 0 ? 'w' : c;
}

static void unget(struct input *in, int c) {
  in->held = c;
}

static int read_quoted(struct input *in, char *field, int size) {
  int n = 0;
  int c;
  while ((c = get(in)) >= 0) {
    if (c == '"') {
      int d = get(in);
      if (d != '"') {
        unget(in, d);
        break;
      }
    }
    if (n <= size)
      field[n++] = (char)c; //@ violated: deref
  }
  field[n] = 0;
  return n;
}

static int skip_to_comma(struct input *in) {
  int skipped = 0;
  int c = get(in);
  while (c >= 0 && c != ',') {
    skipped++;
    c = get(in);
  }
  return skipped;
}

static int quotes(const char *field) {
  int n = 0;
  for (const char *p = field; *p != 0; p++)
    if (*p == '"')
      n++;
  return n;
}

int main(void) {
  static char field[FIELD];
  struct input in;
  int longest = 0;

  in.left = __VERIFIER_nondet_int();
  in.held = -1;
  if (in.left < 0 || in.left > 20000)
    return 0;
  while (in.left > 0) {
    int n = read_quoted(&in, field, FIELD);
    if (n > longest)
      longest = n;
    if (quotes(field) > n)
      return 1;
    skip_to_comma(&in);
  }
  return longest >= FIELD;
}
