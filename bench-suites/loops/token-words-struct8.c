//@ verdict: safe
//@ pattern: tokenise
// buffer: 8, struct member
// Splits a command into words; the positions of the first eight words are kept.
extern char __VERIFIER_nondet_char(void);

struct words {
  int start[8];
  int count;
  int length;
};

int main(void) {
  struct words w;
  int inside = 0;
  char c;
  w.count = 0;
  w.length = 0;
  while (w.length < 10000 && (c = __VERIFIER_nondet_char()) != 0) {
    if (c == ' ') {
      inside = 0;
    } else if (!inside) {
      if (w.count == 8)
        break;
      inside = 1;
      w.start[w.count++] = w.length;
    }
    w.length++;
  }
  return w.count > w.length;
}
