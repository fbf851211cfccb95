//@ verdict: safe
//@ pattern: header-parse
// buffer: 4096, on the stack
// Walks the lines of a message head. Every line has a name, a colon and a value; the head ends with an
// empty line or with the block. Four positions move over the same block.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define BLOCK 4096

struct span {
  int from;
  int to;
};

static int read_block(char *b, int n) {
  for (int i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    b[i] = c;
  }
  return n;
}

static int line_end(const char *b, int n, int at) {
  while (at < n && b[at] != '\n')
    at++;
  return at;
}

static int find_colon(const char *b, int from, int to) {
  for (int i = from; i < to; i++)
    if (b[i] == ':')
      return i;
  return -1;
}

static struct span value_of(const char *b, int colon, int end) {
  struct span s;
  s.from = colon + 1;
  s.to = end;
  while (s.from < s.to && b[s.from] == ' ')
    s.from++;
  while (s.to > s.from && b[s.to - 1] == '\r')
    s.to--;
  return s;
}

static int number(const char *b, struct span s) {
  int v = 0;
  for (int i = s.from; i < s.to; i++) {
    if (b[i] < '0' || b[i] > '9')
      return -1;
    if (v > 100000)
      return -1;
    v = v * 10 + (b[i] - '0');
  }
  return v;
}

int main(void) {
  char block[BLOCK];
  int n = __VERIFIER_nondet_int();
  int at = 0;
  int best = -1;

  if (n < 0 || n > BLOCK)
    return 0;
  read_block(block, n);
  while (at < n) {
    int end = line_end(block, n, at);
    int colon;
    if (end == at)
      break;
    colon = find_colon(block, at, end);
    if (colon >= 0) {
      int v = number(block, value_of(block, colon, end));
      if (v > best)
        best = v;
    }
    at = end + 1;
  }
  return best > 1000009;
}
