/* A pointer that an iteration has put at some place, read back at another one, and what comes after. */
extern int nondet_int(void);

int main(void) {
  char small[2] = {0}, large[40] = {0};
  struct { char tag[3]; char *p; } __attribute__((packed)) slots[4] = {{"", small}, {"", large}, {"", large}, {"", large}};
  char out[3];
  for (int i = 0; i < 20; i++) {
    int k = nondet_int() & 3;
    slots[k].p = i > 2 ? large : small;
    k = nondet_int() & 3;
    slots[k].p[1] = (char)i;
    out[i / 5] = 1; //@ violated: deref
  }
  return 0;
}
