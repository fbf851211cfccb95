/* The texts in the rows that were read end inside of them; the row behind them holds no text. */
#include <stdio.h>
#include <string.h>

struct row {
  char name[8];
  int number;
};

static struct row table[10];

int main(void) {
  int used = 0, magic = 0;
  char name[16];
  memset(table, 'x', sizeof table);
  if (scanf("%d", &magic) != 1) return 1;
  while (used < 9 && scanf("%15s", name) == 1) {
    strncpy(table[used].name, name, 7);
    table[used].name[7] = 0;
    used++;
  }
  if (magic == 123456789) return strlen(table[used].name) == 5; //@ violated: deref
  return used > 0 && strlen(table[0].name) == 5;
}
