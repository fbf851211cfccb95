/* The loop changes the index through the format of a printf alone. */
#include <stdio.h>

int main(void) {
  char text[4] = "abc";
  int at = 0;
  for (int i = 0; i < 5; i++) {
    text[at]++; //@ violated: deref
    printf(i == 3 ? "%d five%n" : "%d", i, &at);
  }
  return 0;
}
