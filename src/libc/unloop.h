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
int __unloop_is_heap(const void *p);

void *__unloop_alloc(size_t n);
void __unloop_free(void *p);
/* 1 under --malloc may-fail, else 0. */
int __unloop_malloc_may_fail(void);

void __unloop_output(const void *p, size_t n);
/* printf into dst with room for cap bytes; args is the area of extra arguments. */
int __unloop_format(char *dst, size_t cap, const char *format, void *args);

void __unloop_exit(int status) __attribute__((noreturn));
void __unloop_abort(void) __attribute__((noreturn));

/* Length of a string that must be terminated inside its object. */
static inline size_t unloop_length(const char *s) {
  size_t n = __unloop_next_zero(s);
  __unloop_check(__unloop_alive(s) && n < __unloop_object_size(s) - __unloop_object_offset(s), "deref",
                 "the string is valid and terminated");
  return n;
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
