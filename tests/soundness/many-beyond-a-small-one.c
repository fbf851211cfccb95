/* A pointer beyond a small block is handed on, where others of its kind are large enough. */
#include <stdlib.h>
extern unsigned nondet_uint(void);
static char *all[10];
static char keep;

static void back(char *p, int n) {
  for (int i = 0; i < n; i++) keep ^= p[-1]; //@ violated: deref
}

static void walk(unsigned n) {
  char *p = all[0] + 50;
  for (unsigned i = 0; i < n; i++) {
    back(p, 1);
    p = all[i] + 50;
  }
}

int main(void) {
  for (int i = 0; i < 10; i++) {
    unsigned size = nondet_uint() % 100 + (i < 5 ? 60 : 4);
    all[i] = malloc(size);
    for (unsigned k = 0; k < size; k++) all[i][k] = (char)k;
  }
  walk(10);
  return keep;
}
