/* memcpy of regions that may overlap. */
#include <string.h>
extern unsigned nondet_uint(void);

int main(void) {
  char room[16] = {0};
  unsigned n = nondet_uint();
  if (n > 12)
    return 0;
  memcpy(room + 4, room, n); //@ violated: deref
  return room[0];
}
