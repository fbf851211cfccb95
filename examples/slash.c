/* A zero-terminated buffer of any size: every slash becomes an end, then the end of what is left is looked for. */
#include <stdlib.h>

extern unsigned long __VERIFIER_nondet_ulong(void);
extern char __VERIFIER_nondet_char(void);

static void cut_at_slashes(char *a) {
  char *p = a;
  while (*p != 0) {
    if (*p == '/') *p = 0;
    p++;
  }
}

static char *end_of(char *a) {
  char *p = a;
  while (*p != 0) p++;
  return p;
}

int main(void) {
  unsigned long size = __VERIFIER_nondet_ulong();
  if (size < 1 || size > 4096) return 1;
  char *a = malloc(size);
  for (unsigned long i = 0; i < size; i++) a[i] = __VERIFIER_nondet_char();
  a[size - 1] = 0;
  cut_at_slashes(a);
  char *end = end_of(a);
  *end = '.';
  free(a);
  return 0;
}
