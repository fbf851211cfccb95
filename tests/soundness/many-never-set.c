/* A member of a block that an earlier iteration made was never set. */
//@ property: uninit
#include <stdlib.h>
static int *all[20];

int main(void) {
  int s = 0;
  for (int i = 0; i < 20; i++) {
    all[i] = malloc(8);
    all[i][0] = i;
    if (i > 5 && all[i - 3][1] > 7) s ^= 1; //@ violated: uninit
  }
  return s;
}
