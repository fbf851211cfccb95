//@ verdict: safe
//@ pattern: histogram
// buffer: 8, function parameter
// Counts values 0..7 in the caller's eight counters.
extern unsigned short __VERIFIER_nondet_ushort(void);

static int tally(unsigned *count, int rounds) {
  int skipped = 0;
  do {
    unsigned short v = __VERIFIER_nondet_ushort();
    if (v & ~7)
      skipped++;
    else
      count[v]++;
  } while (--rounds > 0);
  return skipped;
}

int main(void) {
  unsigned count[8] = {0};
  return tally(count, 200) > 200;
}
