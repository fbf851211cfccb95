/* The access starts inside of the array and ends behind it. */
#include <string.h>
extern int nondet_int(void);

int main(void) {
  char room[8] = {0};
  int value = 1;
  char *p = nondet_int() ? room : room + 6;
  memcpy(p, &value, sizeof value); //@ violated: deref
  *(short *)(nondet_int() ? room : room + 7) = 1; //@ violated: deref
  return 0;
}
