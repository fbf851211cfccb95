#include <stdio.h>

/* An echo effect: each byte is mixed with the one some time before. */
#define DELAY 50

int main(void) {
  static unsigned char line[DELAY];
  unsigned at = 0;
  int c;
  while ((c = getchar()) != EOF) {
    unsigned char old = line[at]; //@ violated: deref
    unsigned mixed = (unsigned)c + old / 2u;
    if (mixed > 255)
      mixed = 255;
    line[at] = (unsigned char)c;
    at++;
    if (at > DELAY)
      at = 0;
    putchar((int)mixed);
  }
  return 0;
}
