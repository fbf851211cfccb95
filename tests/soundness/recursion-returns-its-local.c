/* The pointer that comes up leads to a variable of a call that has ended. */
extern int __VERIFIER_nondet_int(void);
static int *deep(int depth, int *up, int magic) {
  int here = depth;
  if (depth == 200) return magic ? &here : up;
  int *p = deep(depth + 1, up, magic);
  if (magic) *p = here; //@ violated: deref
  return p;
}
int main(void) {
  int x = 0;
  int *p = deep(0, &x, __VERIFIER_nondet_int() == 1234567);
  return *p == 77;
}
