//@ verdict: violated
//@ pattern: copy-unlimited
//@ inputs: 40 40
// buffer: 64, function parameter
// Joins two texts with a separator into a buffer of 64 characters. The source texts are short enough only
// if their sum is checked, the copy loops themselves have no limit.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define OUT 64
#define PART 48

static int fill(char *s, int len) {
  int i;
  for (i = 0; i < len; i++) {
    char c = __VERIFIER_nondet_char();
    s[i] = c ? c : 'x';
  }
  s[i] = 0;
  return i;
}

static char *append(char *to, const char *from) {
  while (*from)
    *to++ = *from++; //@ violated: deref
  return to;
}

static int length(const char *s) {
  int n = 0;
  while (s[n])
    n++;
  return n;
}

static int join(char *out, const char *a, char sep, const char *b) {
  int la = length(a);
  int lb = length(b);
  char *p;

  if (la == 0 && lb == 0) {
    out[0] = 0;
    return 0;
  }
  if (la + 2 > OUT || lb + 2 > OUT)
    return -1;
  p = append(out, a);
  *p++ = sep;
  p = append(p, b);
  *p = 0;
  return (int)(p - out);
}

static int count_separators(const char *s, char sep) {
  int n = 0;
  for (; *s; s++)
    if (*s == sep)
      n++;
  return n;
}

int main(void) {
  char left[PART];
  char right[PART];
  char both[OUT];
  int la = __VERIFIER_nondet_int();
  int lb = __VERIFIER_nondet_int();
  int total;

  if (la < 0 || la >= PART)
    return 0;
  if (lb < 0 || lb >= PART)
    return 0;
  fill(left, la);
  fill(right, lb);
  total = join(both, left, '/', right);
  if (total < 0)
    return 2;
  if (total > 0 && count_separators(both, '/') == 0)
    return 3;
  return 0;
}
