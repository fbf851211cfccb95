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
void cfree(void *p) { __unloop_free(p); }

/* One place of allocation for what grows, whether it was there before or not. */
void *realloc(void *old, size_t n) {
  if (unloop_refuses()) return 0;
  void *p = __unloop_alloc(n);
  if (!p || !old) return p;
  size_t kept = __unloop_object_size(old);
  if (kept > n) kept = n;
  __unloop_move(p, old, kept);
  __unloop_free(old);
  return p;
}

void *reallocarray(void *old, size_t count, size_t size) {
  size_t n;
  if (__builtin_mul_overflow(count, size, &n)) return 0;
  return realloc(old, n);
}

void *aligned_alloc(size_t alignment, size_t n) {
  (void)alignment;
  return malloc(n);
}

void *memalign(size_t alignment, size_t n) {
  (void)alignment;
  return malloc(n);
}

void *valloc(size_t n) { return malloc(n); }

int posix_memalign(void **out, size_t alignment, size_t n) {
  (void)alignment;
  void *p = malloc(n);
  if (!p) return 12;
  *out = p;
  return 0;
}

/* At least what was asked for; more must not be used. */
size_t malloc_usable_size(void *p) { return p ? __unloop_object_size(p) : 0; }

/* Mappings are memory of their own, zeroed where nothing is mapped into them. */
void *mmap(void *wish, size_t n, int protection, int flags, int descriptor, long offset) {
  (void)wish, (void)protection, (void)offset, (void)flags;
  if (n == 0 || __unloop_nondet_int()) {
    unloop_error();
    return (void *)-1;
  }
  void *p = __unloop_alloc(n);
  if (!p) return (void *)-1;
  if (descriptor == -1)
    __unloop_fill(p, 0, n);
  else
    __unloop_havoc(p, n);
  return p;
}

int munmap(void *p, size_t n) {
  if (n == __unloop_object_size(p) && __unloop_object_offset(p) == 0 && __unloop_is_heap(p)) __unloop_free(p);
  return unloop_may_fail();
}
