/* What begins behind the text of a row goes on in the next one. */
#include <stdio.h>
#include <string.h>

struct row {
  char name[8];
  int number;
};

static struct row table[10];

int main(void) {
  int used = 0, magic = 0;
  char name[16], out[8];
  if (scanf("%d", &magic) != 1) return 1;
  while (used < 10 && scanf("%15s", name) == 1) {
    strncpy(table[used].name, name, 7);
    table[used].number = 0x01010101;
    used++;
  }
  if (magic != 123456789 || used < 10) return 0;
  strcpy(out, (char *)&table[3].number); //@ violated: deref
  return 0;
}
