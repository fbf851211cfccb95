/* One of two ways back to the head leaves the pointer in its object, the other does not. */
extern int nondet_int(void);

int main(void) {
  char large[8], small[2];
  char *p = large;
  for (;;) {
    if (nondet_int()) {
      p = p + 0;
      continue;
    }
    if (nondet_int())
      break;
    p = small;
  }
  p[5] = 0; //@ violated: deref
  return 0;
}
