/* A range that begins at the terminator takes it away. */
#include <string.h>

int main(void) {
  char text[16];
  char room[6];
  memset(text, 0, sizeof text);
  strcpy(text, "abc");
  memset(text + 3, 'x', 4);
  room[strlen(text)] = 0; //@ violated: deref
  return 0;
}
