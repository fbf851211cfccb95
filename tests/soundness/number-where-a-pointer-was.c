//@ verdict: violated
//@ inputs: 77
/* The number goes to a place that a pointer of the table covers, now and then. */
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

union cell {
  char *text;
  int number;
};

static char word[8] = "word";

int main(void) {
  union cell all[6];
  int numbers = 0;
  for (int i = 0; i < 6; i++) {
    all[i].text = word;
  }
  for (int i = 0; i < 6; i++) {
    if (__VERIFIER_nondet_int() == 77) {
      all[i].number = 5;
      numbers++;
    }
  }
  if (numbers > 1) return 0;
  for (int i = 0; i < 6; i++) {
    all[i].text[0] = 'W'; //@ violated: deref
  }
  return 0;
}
