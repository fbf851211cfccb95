/* An array member is written past its end, into the member behind it, which is no invalid access of the object. */
//@ flags: --property assert,deref
extern int nondet_int(void);
extern void reach_error(void);

struct pair {
  char name[4];
  int count;
};

int main(void) {
  struct pair p;
  int n = nondet_int();
  p.count = 0;
  if (n < 0 || n > 6)
    return 0;
  for (int i = 0; i < n; i++)
    p.name[i] = 1;
  if (p.count != 0)
    reach_error(); //@ violated: assert
  return 0;
}
