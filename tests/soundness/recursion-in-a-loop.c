/* The calls are made in a loop, and change what its bound is compared with. */
extern int __VERIFIER_nondet_int(void);
static int row[16];
static int used;
static void visit(int depth) {
  for (int i = 0; i < 2; i++) {
    if (depth > 0 && used < 40) visit(depth - 1);
    if (depth == 3 && i == 1 && __VERIFIER_nondet_int() == 1234567) used++;
    row[used] = depth; //@ violated: deref
    if (used < 14) used++;
  }
}
int main(void) {
  visit(6);
  visit(6);
  return 0;
}
