/* The primitives that the models are written with. Each has one meaning in the interpreter and one in the encoder;
 * see `ir::Inst`. Models never include system headers, so that they mean the same on every machine. */
#ifndef UNLOOP_H
#define UNLOOP_H

#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

int __unloop_nondet_int(void);
unsigned char __unloop_nondet_uchar(void);
long __unloop_nondet_long(void);
long long __unloop_nondet_longlong(void);
unsigned long __unloop_nondet_ulong(void);
size_t __unloop_nondet_size(void);
double __unloop_nondet_double(void);

void __unloop_assume(int condition);
/* A fault of the property ("deref", "free", "assert", ...) unless the condition holds. */
void __unloop_check(int condition, const char *property, const char *what);

void __unloop_havoc(void *p, size_t n);
void __unloop_fill(void *p, int byte, size_t n);
/* Overlapping regions are a fault for copy and fine for move. */
void __unloop_copy(void *dst, const void *src, size_t n);
void __unloop_move(void *dst, const void *src, size_t n);

/* Distance to the next zero byte, or to the end of the object if there is none. */
size_t __unloop_next_zero(const void *p);
size_t __unloop_object_size(const void *p);
size_t __unloop_object_offset(const void *p);
int __unloop_alive(const void *p);
/* n bytes from the pointer on lie in an object that is alive; none always do. */
int __unloop_readable(const void *p, size_t n);
int __unloop_is_heap(const void *p);

void *__unloop_alloc(size_t n);
void __unloop_free(void *p);
/* 1 under --malloc may-fail, else 0. */
int __unloop_malloc_may_fail(void);

void __unloop_output(const void *p, size_t n);
/* printf into dst with room for cap bytes; args is the area of extra arguments. */
int __unloop_format(char *dst, size_t cap, const char *format, void *args);

/* Nothing can be said about runs that come here. */
void __unloop_unsupported(const char *what);

void __unloop_exit(int status) __attribute__((noreturn));
void __unloop_abort(void) __attribute__((noreturn));

/* 1 where a model may give an arbitrary result within its post-conditions instead of computing it: never in a run; in an
 * encoding that summarizes loops, or in every encoding. What is allowed there must contain what is computed. */
int __unloop_abstract(void);
int __unloop_abstract_always(void);

/* Bytes from the pointer to the end of its object; none for NULL, dead objects and pointers outside. */
static inline size_t unloop_rest(const void *p) {
  size_t size = __unloop_object_size(p), at = __unloop_object_offset(p);
  return at < size ? size - at : 0;
}

/* Length of a string that must be terminated inside its object. */
static inline size_t unloop_length(const char *s) {
  size_t n = __unloop_next_zero(s);
  __unloop_check(__unloop_readable(s, n + 1), "deref", "the string is valid and terminated");
  return n;
}

static inline void unloop_readable(const void *p, size_t n) {
  __unloop_check(__unloop_readable(p, n), "deref", "the bytes are there");
}

/* Arbitrary, from lo to hi; lo when all inputs are 0. */
static inline int unloop_between(int lo, int hi) {
  int r = __unloop_nondet_int();
  __unloop_assume(r >= 0 && r <= hi - lo);
  return lo + r;
}

static inline size_t unloop_up_to(size_t most) {
  size_t r = __unloop_nondet_size();
  __unloop_assume(r <= most);
  return r;
}

/* A terminated string of arbitrary text in n > 0 bytes. */
static inline char *unloop_some_text(char *p, size_t n) {
  __unloop_havoc(p, n);
  p[unloop_up_to(n - 1)] = 0;
  return p;
}

/* The area of extra arguments behind a va_list. */
#if defined(__x86_64__)
struct unloop_va_tag {
  unsigned general, floating;
  void *overflow, *save;
};
#define UNLOOP_ARGS(ap) (((struct unloop_va_tag *)(void *)(ap))->overflow)
#else
#define UNLOOP_ARGS(ap) (*(void **)&(ap))
#endif

#endif
