/* What a callee writes is not what it was before the call. */
static int limit = 4;
static char room[4];

static void grow(int n) {
  for (int i = 0; i < n; i++) limit++;
}

static void fill(void) {
  for (int i = 0; i < limit; i++) room[i] = 1; //@ violated: deref
}

int main(void) {
  fill();
  grow(3);
  fill();
  return 0;
}
