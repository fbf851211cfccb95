/* A shift by exactly the width. */
extern unsigned nondet_uint(void);

int main(void) {
  unsigned n = nondet_uint();
  if (n > 32)
    return 0;
  return (1u << n) > 5; //@ violated: shift
}
