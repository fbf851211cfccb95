/* A loop that replaces a block of its own takes the end of the text in the one from before. */
#include <stddef.h>
extern int nondet_int(void);
void *malloc(size_t);
void free(void *);
size_t strlen(const char *);

int main(void) {
  size_t sum = 0;
  char *prev = malloc(1);
  if (!prev) return 1;
  prev[0] = 0;
  while (nondet_int()) {
    char *b = malloc(1);
    if (!b) return 1;
    b[0] = 0;
    while (nondet_int()) {
      char *t = malloc(1);
      if (!t) return 1;
      free(b);
      b = t;
      b[0] = 0;
      if (nondet_int() == 7654321) prev[0] = 50;
    }
    sum |= strlen(prev); //@ violated: deref
    free(prev);
    prev = b;
  }
  return (int)(sum & 1);
}
