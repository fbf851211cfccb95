//@ verdict: safe
/* Lines of any length, each in a buffer that grows; the one before it is compared with it. */
#include <stddef.h>
extern int __VERIFIER_nondet_int(void);
void *malloc(size_t);
void *realloc(void *, size_t);
void free(void *);
int strcmp(const char *, const char *);

static char *get(void) {
  size_t cap = 16, n = 0;
  int c;
  char *b = malloc(cap);
  if (!b) return NULL;
  while ((c = __VERIFIER_nondet_int()) > 0 && c != '\n') {
    if (n + 1 >= cap) {
      char *t = realloc(b, cap + 64);
      if (!t) {
        free(b);
        return NULL;
      }
      b = t;
      cap += 64;
    }
    b[n++] = (char)c;
  }
  if (c <= 0 && n == 0) {
    free(b);
    return NULL;
  }
  b[n] = 0;
  return b;
}

int main(void) {
  char *s, *prev = NULL;
  int same = 0;
  while ((s = get()) != NULL) {
    if (prev != NULL && strcmp(prev, s) == 0) same = 1;
    free(prev);
    prev = s;
  }
  free(prev);
  return same;
}
