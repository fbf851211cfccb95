/* The array is a member of a union that is not the last member: more follows, though nothing follows in the union. */
extern int nondet_int(void);
struct holder { union { char a[4]; char b[2]; } u; int k; };
static struct holder s;
int main(void) {
  int i = nondet_int();
  if (i < 0 || i > 5) return 0;
  s.u.a[i] = 1; //@ violated: bounds
  return s.k;
}
