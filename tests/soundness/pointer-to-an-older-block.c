/* The buffer that a loop grows becomes the one from before. */
#include <stddef.h>
extern int nondet_int(void);
void *malloc(size_t);
void free(void *);

static char *get(char *other) {
  char *b = malloc(2);
  if (!b) return NULL;
  while (nondet_int()) {
    char *t = malloc(4);
    if (!t) return NULL;
    free(b);
    b = t;
    if (nondet_int() == 7 && other) {
      free(b);
      b = other;
    }
  }
  return b;
}

int main(void) {
  char *s, *prev = NULL;
  while ((s = get(prev)) != NULL) {
    free(prev);
    s[0] = 1; //@ violated: deref
    prev = s;
  }
  return 0;
}
