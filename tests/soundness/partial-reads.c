/* Bytes of a word, and a word over bytes. */
#include <string.h>

int main(void) {
  char room[4];
  unsigned char bytes[8] = {0};
  unsigned word = 0;
  bytes[3] = 9;
  memcpy(&word, bytes + 1, sizeof word);
  room[word >> 16 & 15] = 0; //@ violated: deref
  unsigned long long wide = 0;
  memcpy((char *)&wide + 2, &(unsigned){0x07000000u}, 4);
  room[wide >> 40 & 15] = 0; //@ violated: deref
  unsigned small = 0;
  ((unsigned short *)&small)[1] = 5;
  room[small >> 16] = 0; //@ violated: deref
  return 0;
}
