/* The room is tested in each iteration, but there may be none before the end is written. */
extern int nondet_int(void);

int main(void) {
  char store[8];
  unsigned at = 0;
  for (int turn = 0; turn < 4; turn++) {
    int more = nondet_int() & 7;
    if (turn == 3 && (nondet_int() ^ 0x5a5a5a5a) != 99)
      return 0;
    while (more > 0) {
      if (at + 2 > sizeof store)
        return 0;
      store[at++] = 'a';
      more--;
    }
    store[at++] = 0; //@ violated: deref
  }
  return store[0];
}
