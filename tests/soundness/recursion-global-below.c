/* A deeper call changes the global that the index comes from, behind the check. */
extern int __VERIFIER_nondet_int(void);
static int at;
static int table[8];
static void walk(int depth) {
  if (depth == 700) at = __VERIFIER_nondet_int() == 1234567 ? 9 : 3;
  if (depth < 900) walk(depth + 1);
}
int main(void) {
  at = 2;
  if (at > 7) return 0;
  walk(0);
  table[at] = 1; //@ violated: deref
  return 0;
}
