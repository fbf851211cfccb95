/* A pointer that comes from a number, set in a loop, leads to a variable whose address was taken. */
#include <stdint.h>
extern int nondet_int(void);

int main(void) {
  char room[1];
  int x = 0, y = 0;
  uintptr_t number = (uintptr_t)&y;
  int *p = &y;
  while (nondet_int()) {
    if (nondet_int())
      number = (uintptr_t)&x;
    p = (int *)number;
  }
  *p = 1;
  room[x] = 0; //@ violated: deref
  return 0;
}
