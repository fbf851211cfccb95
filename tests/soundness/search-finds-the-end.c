/* A search for any character may find the end itself, and goes on behind it. */
#include <string.h>

extern int nondet_int(void);

int main(void) {
  char text[16];
  char wanted = (char)nondet_int();
  int found = 0;
  for (int i = 0; i < 15; i++)
    text[i] = (char)(1 + (nondet_int() & 63));
  text[15] = 0;
  if ((nondet_int() ^ 0x5a5a5a5a) != 99)
    return 0;
  for (char *p = strchr(text, wanted); p; p = strchr(p + 1, wanted)) //@ violated: deref
    found++;
  return found;
}
