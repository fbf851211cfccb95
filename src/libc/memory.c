/* malloc and its family. */
#include "unloop.h"

static int unloop_refuses(void) { return __unloop_malloc_may_fail() && __unloop_nondet_int(); }

void *malloc(size_t n) {
  if (unloop_refuses()) return 0;
  return __unloop_alloc(n);
}

void *calloc(size_t count, size_t size) {
  size_t n;
  if (__builtin_mul_overflow(count, size, &n)) return 0;
  if (unloop_refuses()) return 0;
  void *p = __unloop_alloc(n);
  if (p) __unloop_fill(p, 0, n);
  return p;
}

void free(void *p) { __unloop_free(p); }

void *realloc(void *old, size_t n) {
  if (!old) return malloc(n);
  if (unloop_refuses()) return 0;
  void *p = __unloop_alloc(n);
  if (!p) return 0;
  size_t kept = __unloop_object_size(old);
  if (kept > n) kept = n;
  __unloop_move(p, old, kept);
  __unloop_free(old);
  return p;
}

void *aligned_alloc(size_t alignment, size_t n) {
  (void)alignment;
  return malloc(n);
}

void *memalign(size_t alignment, size_t n) {
  (void)alignment;
  return malloc(n);
}

int posix_memalign(void **out, size_t alignment, size_t n) {
  (void)alignment;
  void *p = malloc(n);
  if (!p) return 12;
  *out = p;
  return 0;
}
