/* The index counts down and comes one byte further than it says. */
#include <string.h>
extern unsigned nondet_uint(void);

int main(void) {
  char text[24] = "before";
  unsigned n = nondet_uint() % 18;
  for (unsigned i = n; i > 0; i--) {
    text[6 + i - 1] = '-';
  }
  text[23] = '-';
  return (int)strlen(text); //@ violated: deref
}
