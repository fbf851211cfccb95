/* A call leaves the address of its variable where the next one finds it. */
extern int nondet_int(void);
static int *last;
static char text[4];

static int walk(int depth) {
  int at = 0;
  if (last) *last += 4;
  last = &at;
  if (depth < 2 && nondet_int()) walk(depth + 1);
  last = 0;
  return text[at]; //@ violated: deref
}

int main(void) { return walk(0); }
