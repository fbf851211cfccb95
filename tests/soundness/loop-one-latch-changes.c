/* One of two ways back to the head of the loop changes the index. */
extern int nondet_int(void);

int main(void) {
  char room[4];
  int i = 0;
  for (;;) {
    if (nondet_int())
      continue;
    if (nondet_int())
      break;
    i = 9;
  }
  room[i] = 0; //@ violated: deref
  return 0;
}
