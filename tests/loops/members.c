//@ verdict: violated
/* Arrays of pointers beside arrays of numbers. */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);

struct table {
  long numbers[16];
  const char *names[8];
  size_t n;
};

static const char *pick(unsigned i) {
  return i % 2 ? "one" : "more";
}

void pointers_stay(void) {
  struct table t;
  t.n = 0;
  for (unsigned i = 0; i < __VERIFIER_nondet_uint(); i++) {
    const char *name = pick(i);
    if (name[0] == 'o') {
      if (i < 16) t.numbers[i] = 3;
      continue;
    }
    if (t.n == 8) break;
    t.names[t.n++] = name;
  }
  int sum = 0;
  for (size_t k = 0; k < t.n; k++) sum += t.names[k][0] == 'm';
  (void)sum;
}

union both {
  long numbers[8];
  const char *names[8];
};

void numbers_over_pointers(void) {
  union both b;
  int gate = __VERIFIER_nondet_int() == 12345;
  for (int i = 0; i < 8; i++) b.names[i] = pick((unsigned)i);
  for (int i = 0; i < 8; i++)
    if (gate && i == 5) b.numbers[i] = 77;
  int sum = 0;
  for (int i = 0; i < 8; i++) sum += b.names[i][0]; //@ violated: deref
  (void)sum;
}
