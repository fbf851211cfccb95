/* Two blocks that a loop made hold different bytes: a copy of one says nothing about the other. */
#include <stdlib.h>
#include <string.h>
extern int nondet_int(void);

int main(void) {
  char *m[4], a[4], b[4];
  int t[2] = {0, 0};
  for (int i = 0; i < 4; i++) {
    m[i] = malloc(4);
    for (int j = 0; j < 4; j++)
      m[i][j] = (char)nondet_int();
  }
  memcpy(a, m[1], 4);
  memcpy(b, m[2], 4);
  return t[a[0] == b[0] ? 0 : 2]; //@ violated: deref
}
