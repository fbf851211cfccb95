/* The fault is deeper in the recursion than is looked at. */
extern unsigned nondet_uint(void);
static char room[12];

static void fill(unsigned n) {
  if (n == 0)
    return;
  room[n] = 1;
  fill(n + 1);
}

int main(void) {
  fill(1);
  return 0;
}
