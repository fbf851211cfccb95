/* Elements are moved by a byte too much: what lies there then is made of two of them. */
#include <string.h>
extern int nondet_int(void);
static unsigned a[9], hist[300];

int main(void) {
  for (int i = 0; i < 9; i++) {
    int x = nondet_int();
    a[i] = x >= 0 && x < 300 ? (unsigned)x : 7;
  }
  for (int round = 0; round < 3; round++)
    if (nondet_int()) memmove((char *)a + 1, a, 8 * sizeof a[0]);
  for (int i = 0; i < 9; i++) hist[a[i]]++; //@ violated: deref
  return 0;
}
