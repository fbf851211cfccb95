//@ verdict: violated
//@ inputs: 0
/* A number in the place of one half of a pointer in a table: the pointer is no longer the one that was stored. */
extern int __VERIFIER_nondet_int(void);

struct entry {
  int *at;
  int length;
};

static int numbers[4];

int main(void) {
  struct entry table[8];
  int n = 0, which = __VERIFIER_nondet_int();
  while (n < 8) {
    table[n].at = numbers;
    table[n].length = 4;
    n++;
  }
  if (which < 0 || which >= 8) return 0;
  ((int *)&table[which].at)[1] = 7;
  for (int i = 0; i < n; i++) {
    *table[i].at = 1; //@ violated: deref
  }
  return 0;
}
