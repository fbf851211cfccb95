/* The terminator is overwritten: the string goes on. */
#include <string.h>
extern unsigned nondet_uint(void);

int main(void) {
  char text[16];
  char room[4];
  memset(text, 0, sizeof text);
  strcpy(text, "abc");
  text[3] = 'd';
  room[strlen(text)] = 0; //@ violated: deref
  memset(text + 4, 'e', 4);
  unsigned i = nondet_uint() % 16;
  text[i] = 'x';
  if (strlen(text) > 8)
    room[strlen(text) - 5] = 0; //@ violated: deref
  return 0;
}
