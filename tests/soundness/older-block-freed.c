/* A loop that grows a buffer of its own frees the one from before as well. */
#include <stddef.h>
extern int nondet_int(void);
void *malloc(size_t);
void *realloc(void *, size_t);
void free(void *);

static char *get(char *other) {
  size_t cap = 2, n = 0;
  char *b = malloc(cap);
  if (!b) return NULL;
  while (nondet_int()) {
    if (n + 1 >= cap) {
      char *t = realloc(b, cap + 2);
      if (!t) return NULL;
      b = t;
      cap += 2;
      if (cap == 6) free(other);
    }
    b[n++] = 1;
  }
  b[n] = 0;
  return b;
}

int main(void) {
  char *s, *prev = NULL;
  while ((s = get(prev)) != NULL) {
    if (prev) s[0] = prev[0]; //@ violated: deref
    prev = s;
  }
  return 0;
}
