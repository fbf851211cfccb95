/* The inner loop makes blocks where the outer one keeps an older one of them, which has ended. */
#include <stdlib.h>
extern int nondet_int(void);

int main(void) {
  char *kept = 0;
  for (int i = 0; i < 5; i++) {
    char *last = 0;
    for (int j = 0; j < 3; j++) {
      free(last);
      last = malloc(16);
      if (!kept) kept = last;
    }
    kept[7] = 1; //@ violated: deref
    if (nondet_int()) kept = last;
  }
  return 0;
}
