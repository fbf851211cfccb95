/* The loop frees one element and reads the one before. */
#include <stdlib.h>

int main(void) {
  int *m[30], s = 0;
  for (int i = 0; i < 30; i++) {
    m[i] = malloc(sizeof(int));
    *m[i] = i;
  }
  for (int i = 0; i < 30; i++) {
    free(m[i]);
    if (i > 20)
      s += *m[i - 1]; //@ violated: deref
  }
  return s;
}
