/* One entry is cut off before it comes to a function for which the other one has no fault. */
//@ flags: --entry one --entry two
static char room[10];

static void helper(int i) { room[i] = 1; } //@ violated: deref

static void deep(int n, int k) {
  if (n > 0) deep(n - 1, k);
  else helper(k);
}

int one(void) {
  helper(3);
  return 0;
}

int two(void) {
  deep(100, 20);
  return 0;
}
