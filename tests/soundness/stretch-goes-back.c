/* The cursor has passed the end of the text when it goes back to where it began. */
#include <string.h>
extern int nondet_int(void);

int main(void) {
  char text[16] = "0123456789abcde";
  char *out = text;
  for (int i = 0; i < 40; i++) {
    if (nondet_int() == 123456)
      out = text;
    else if (out < text + 16)
      *out++ = 'x';
  }
  if (out != text) return 0;
  return (int)strlen(text); //@ violated: deref
}
