#include <stdio.h>

/* A set of numbers with open addressing; the table is never full. */
#define SLOTS 64

static int key[SLOTS];
static char present[SLOTS];
static int filled;

static int insert(int k) {
  unsigned at = ((unsigned)k * 2654435761u) % SLOTS;
  while (present[at]) {
    if (key[at] == k)
      return 0;
    at = (at + 1) % SLOTS;
  }
  if (filled >= SLOTS - 1)
    return -1;
  key[at] = k;
  present[at] = 1;
  filled++;
  return 1;
}

int main(void) {
  int k;
  unsigned fresh = 0;
  while (scanf("%d", &k) == 1) {
    int r = insert(k);
    if (r < 0) {
      puts("full");
      break;
    }
    fresh += (unsigned)r;
  }
  printf("%u different\n", fresh);
  return 0;
}
