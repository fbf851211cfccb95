//@ verdict: violated
//@ pattern: tokenise
//@ inputs: 97 32 98 32 99 32 100 32 101 32 102 32 103 32 104 32 105
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
      inside = 1;
      w.start[w.count++] = w.length; //@ violated: bounds
    }
    w.length++;
  }
  return w.count > w.length;
}
