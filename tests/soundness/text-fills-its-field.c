/* One text of a table fills its field: its end is missing, and the bytes behind it belong to the string. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

struct item {
  char name[8];
  unsigned count;
};

static struct item stock[20];

int main(void) {
  int magic = 0, items = 0;
  char name[16];
  if (scanf("%d", &magic) != 1) return 1;
  while (items < 20 && scanf("%15s", name) == 1) {
    if (magic == 123456789)
      memcpy(stock[items].name, "abcdefgh", 8);
    else
      strncpy(stock[items].name, name, 7);
    stock[items].count = 0x101010;
    items++;
  }
  for (int i = 0; i < items; i++) assert(strlen(stock[i].name) < 8); //@ violated: assert
  return 0;
}
