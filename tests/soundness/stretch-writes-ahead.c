/* A cursor overwrites the first half of a text; now and then the end of the text goes, too. */
#include <string.h>
extern int nondet_int(void);

int main(void) {
  char text[16] = "0123456789abcde";
  char *out = text;
  while (out < text + 8) {
    *out++ = 'x';
    if (nondet_int() == 123456) text[15] = 'y';
  }
  return (int)strlen(text + 8); //@ violated: deref
}
