/* A call hands the address of its variable to the next one, which moves the cursor too far. */
extern int nondet_int(void);
struct cursor {
  int at;
  int *back;
};
static char text[4];

static int walk(struct cursor *outer, int depth) {
  struct cursor c = {0, 0};
  if (outer) outer->at += 3;
  if (depth < 2 && nondet_int()) walk(&c, depth + 1);
  return text[c.at + 1]; //@ violated: deref
}

int main(void) {
  struct cursor first = {0, 0};
  return walk(&first, 0) + walk(0, 1);
}
