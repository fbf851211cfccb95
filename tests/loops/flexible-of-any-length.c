//@ verdict: safe
/* Blocks with an array of any length at their end, written with no element and with one. */
#include <stdint.h>
#include <stdlib.h>
extern size_t __VERIFIER_nondet_size_t(void);
struct open {
  size_t len;
  char data[];
};
struct old {
  size_t len;
  int data[1];
};

int main(void) {
  size_t n = __VERIFIER_nondet_size_t();
  if (n > SIZE_MAX / 16) return 1;
  struct open *a = malloc(sizeof *a + n);
  struct old *b = malloc(sizeof *b + n * sizeof(int));
  if (a && b) {
    a->len = b->len = n;
    for (size_t i = 0; i < a->len; i++) a->data[i] = 0;
    for (size_t i = 0; i < b->len; i++) b->data[i] = 0;
  }
  free(a);
  free(b);
  return 0;
}
