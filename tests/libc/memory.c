//@ verdict: violated
// malloc and its family, mmap.
#define _GNU_SOURCE
#include <assert.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

extern unsigned __VERIFIER_nondet_uint(void);

void malloc_both(void) {
  unsigned n = __VERIFIER_nondet_uint();
  char *p = malloc(n);
  if (n > 3) p[n - 1] = 0;
  p[n / 2] = 0; //@ violated: deref
  free(p);
}
void calloc_both(void) {
  int *p = calloc(4, sizeof(int));
  assert(p[0] == 0 && p[3] == 0);
  p[4] = 0; //@ violated: deref
  free(p);
}
void calloc_overflow(void) { assert(calloc(SIZE_MAX, 2) == 0); }
void realloc_keeps(void) {
  char *p = malloc(4);
  strcpy(p, "abc");
  p = realloc(p, 8);
  assert(strlen(p) == 3);
  p[7] = 0;
  p[8] = 0; //@ violated: deref
  free(p);
}
void realloc_old(void) {
  char *p = malloc(4), *q = realloc(p, 8);
  q[0] = 0;
  p[0] = 0; //@ violated: deref
}
void reallocarray_both(void) {
  int *p = reallocarray(0, 4, sizeof(int));
  p[3] = 0;
  p[4] = 0; //@ violated: deref
}
void aligned_both(void) {
  char *p = aligned_alloc(64, 64), *q = memalign(64, 64), *r = valloc(64);
  void *s = 0;
  assert(posix_memalign(&s, 64, 64) == 0);
  p[63] = q[63] = r[63] = ((char *)s)[63] = 0;
  p[64] = 0; //@ violated: deref
}
void free_twice(void) {
  char *p = malloc(4);
  free(0);
  free(p);
  free(p); //@ violated: free
}
void alloca_both(void) {
  char *p = __builtin_alloca(8);
  p[7] = 0;
  p[8] = 0; //@ violated: deref
}
void usable_both(void) {
  char *p = malloc(8);
  p[malloc_usable_size(p) - 1] = 0;
  p[malloc_usable_size(p)] = 0; //@ violated: deref
}
void mmap_both(void) {
  char *p = mmap(0, 100, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED) return;
  assert(p[99] == 0);
  munmap(p, 100);
  p[0] = 0; //@ violated: deref
}
