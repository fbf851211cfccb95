//@ verdict: violated
/* Everything behind a certain fault gets its own answer: what fails there is found too. */
#include <stdlib.h>

static int table[4];

static int entry(int i) {
  return table[i]; //@ behind: deref
}

int main(void) {
  int *p = NULL;
  *p = 1; //@ violated: deref
  int kept = entry(3) + entry(7);
  free(table); //@ behind: free
  return kept / (kept - kept); //@ behind: div
}
