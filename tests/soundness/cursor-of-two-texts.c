/* A pointer in memory leads to one of two arrays; the smaller one is left. */
extern int nondet_int(void);

struct reader {
  int *at;
  int *other;
};

int main(void) {
  int large[64], small[8];
  struct reader r = {large, small};
  for (int i = 0; i < 20; i++) {
    if (nondet_int() == 3) {
      int *t = r.at;
      r.at = r.other;
      r.other = t;
    }
    r.at[i] = i; //@ violated: deref
  }
  return 0;
}
