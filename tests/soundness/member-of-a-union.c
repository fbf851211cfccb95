//@ verdict: violated
/* An index that leaves the array of a union, but not the union. */
extern int __VERIFIER_nondet_int(void);

union both { short small[2]; long long large[4]; };
static union both first[3];

static int through(union both *u, unsigned i) {
  return u->small[i % 3]; //@ violated: bounds
}

int main(void) {
  unsigned i = (unsigned)__VERIFIER_nondet_int(), k = (unsigned)__VERIFIER_nondet_int();
  union both own = {.large = {0}};
  int sum = first[0].small[i % 3]; //@ violated: bounds
  sum += own.small[(i + k) % 3]; //@ violated: bounds
  return sum + through(&first[2], k);
}
