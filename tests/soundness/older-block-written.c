/* A loop that grows a buffer of its own writes into the one from before as well. */
#include <stddef.h>
extern int nondet_int(void);
void *malloc(size_t);
void *realloc(void *, size_t);
void free(void *);

static unsigned char *get(unsigned char *other) {
  size_t cap = 2, n = 0;
  unsigned char *b = malloc(cap);
  if (!b) return NULL;
  while (nondet_int()) {
    if (n + 1 >= cap) {
      unsigned char *t = realloc(b, cap + 2);
      if (!t) return NULL;
      b = t;
      cap += 2;
      if (cap == 6 && other) other[0] = 50;
    }
    b[n++] = 1;
  }
  b[0] = 0;
  return b;
}

int main(void) {
  unsigned char *s, *prev = NULL;
  int table[4] = {0};
  while ((s = get(prev)) != NULL) {
    if (prev && table[prev[0]]) return 1; //@ violated: deref
    free(prev);
    prev = s;
  }
  return 0;
}
