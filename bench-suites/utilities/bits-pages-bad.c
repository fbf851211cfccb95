#include <stdio.h>

/* Allocates and frees pages with a bitmap of 32 bit words. */
#define PAGES 200
#define WORDS ((PAGES + 31) / 32)

static unsigned map[WORDS];
static unsigned char owner[PAGES];

static int take(unsigned char who) {
  for (int p = 0; p < PAGES; p++) {
    if ((map[p / 32] & 1u << (p % 32)) == 0) {
      map[p / 32] |= 1u << (p % 32);
      owner[p] = who;
      return p;
    }
  }
  return -1;
}

static int release(int p) {
  if (p < 0 || p > WORDS * 32)
    return -1;
  unsigned bit = 1u << (p % 32);
  if ((map[p / 32] & bit) == 0) //@ violated: deref
    return -1;
  map[p / 32] &= ~bit;
  owner[p] = 0;
  return 0;
}

int main(void) {
  char verb;
  int arg;
  while (scanf(" %c %d", &verb, &arg) == 2) {
    if (verb == '+')
      printf("page %d\n", take((unsigned char)arg));
    else if (release(arg) != 0)
      puts("not taken");
  }
  return 0;
}
