/* A released slot is not set back. */
#include <stdlib.h>
extern int nondet_int(void);

struct slot {
  int uses;
  char *block;
};

int main(void) {
  struct slot s[6] = {{0, 0}};
  for (int t = 0; t < 50; t++) {
    int at = nondet_int();
    if (at < 0 || at >= 6)
      break;
    if (s[at].block != NULL && s[at].uses > 2)
      free(s[at].block); //@ violated: free
    else if (s[at].block == NULL)
      s[at].block = malloc(8);
    s[at].uses++;
  }
  return 0;
}
