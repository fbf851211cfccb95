/* An index one past the end of a member, inside of the structure. */
extern unsigned nondet_uint(void);
struct pair {
  int a[4];
  int b;
};

int main(void) {
  struct pair p = {{0}, 0};
  unsigned i = nondet_uint();
  if (i > 4)
    return 0;
  p.a[i] = 1; //@ violated: bounds
  return p.b;
}
