#include <stdio.h>
#include <string.h>

/* Keeps each different word once, all in one pool of characters. */
#define POOL 256
#define WORDS 32

static char pool[POOL];
static unsigned pool_used;
static unsigned start[WORDS];
static unsigned words;

static int intern(const char *w) {
  unsigned n = (unsigned)strlen(w) + 1;
  for (unsigned i = 0; i < words; i++)
    if (strcmp(pool + start[i], w) == 0)
      return (int)i;
  if (words == WORDS || n > POOL - pool_used + 1)
    return -1;
  memcpy(pool + pool_used, w, n); //@ violated: deref
  start[words] = pool_used;
  pool_used += n;
  return (int)words++;
}

int main(void) {
  char w[40];
  while (scanf("%39s", w) == 1) {
    int id = intern(w);
    if (id < 0) {
      puts("no room");
      return 1;
    }
    printf("%d ", id);
  }
  putchar('\n');
  return 0;
}
