/* A constant is written, through a pointer that may also lead to a variable. */
extern int nondet_int(void);
static const int fixed = 1;

int main(void) {
  int x = 1;
  int *p = nondet_int() ? &x : (int *)&fixed;
  *p = 2; //@ violated: deref
  return 0;
}
