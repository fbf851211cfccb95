/* A word is read across the end of the one that was written last. */
#include <string.h>

int main(void) {
  char room[4];
  unsigned words[2] = {0, 0};
  unsigned across;
  words[1] = 0;
  words[0] = 0x05000000u;
  memcpy(&across, (char *)words + 2, sizeof across);
  room[across >> 8] = 0; //@ violated: deref
  return 0;
}
