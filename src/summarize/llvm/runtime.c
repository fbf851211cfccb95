/* What a loop-free program of `unloop summarize` calls. Objects are kept in a table, the newest ones last.
   Where arbitrary values come from is left to __VERIFIER_nondet_*, __unloop_havoc and __unloop_forget: define them as you
   like. Without UNLOOP_OWN_INPUTS, they are read from the file that the environment variable UNLOOP_INPUTS names. */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GLOBAL, STACK, HEAP, CONSTANT, MOST_OBJECTS = 1 << 16 };

static struct object {
  char *start;
  size_t size;
  int kind;
  bool alive;
} objects[MOST_OBJECTS];
static size_t count;

static struct object *find(const void *p) {
  const char *at = p;
  struct object *dead = 0;
  for (size_t i = count; i > 0; i--) {
    struct object *o = &objects[i - 1];
    if (at >= o->start && at <= o->start + o->size) {
      if (o->alive) return o;
      if (!dead) dead = o;
    }
  }
  return dead;
}

void __unloop_begin(void *p, size_t size, int kind) {
  if (count == MOST_OBJECTS) {
    fputs("too many objects\n", stderr);
    _Exit(99);
  }
  objects[count++] = (struct object){p, size, kind, true};
}
void __unloop_live(void *p, bool alive) {
  struct object *o = find(p);
  if (o) o->alive = alive;
}
size_t __unloop_mark(void) { return count; }
void __unloop_unmark(size_t mark) {
  size_t kept = mark;
  for (size_t i = mark; i < count; i++)
    if (objects[i].kind == HEAP) objects[kept++] = objects[i];
  count = kept;
}
void *__unloop_alloc(size_t size) {
  void *p = size > SIZE_MAX / 2 ? 0 : malloc(size + 1); /* past the end is no other object */
  if (p) __unloop_begin(p, size, HEAP);
  return p;
}
void __unloop_free(void *p) {
  /* The memory itself stays, so that nothing else gets its address. */
  if (p) __unloop_live(p, false);
}

size_t __unloop_size(void *p) {
  struct object *o = find(p);
  return o && o->alive ? o->size : 0;
}
size_t __unloop_offset(void *p) {
  struct object *o = find(p);
  return o ? (size_t)((char *)p - o->start) : (size_t)p;
}
bool __unloop_alive(void *p) {
  struct object *o = find(p);
  return o && o->alive;
}
bool __unloop_heap(void *p) {
  struct object *o = find(p);
  return o && o->kind == HEAP;
}
size_t __unloop_next_zero(void *p) {
  size_t offset = __unloop_offset(p), size = __unloop_size(p);
  if (offset >= size) return 0;
  size_t left = size - offset;
  char *end = memchr(p, 0, left);
  return end ? (size_t)(end - (char *)p) : left;
}
bool __unloop_valid(void *p, size_t len, bool write) {
  if (len == 0) return true;
  size_t offset = __unloop_offset(p), size = __unloop_size(p);
  if (offset > size || len > size - offset) return false;
  return !write || find(p)->kind != CONSTANT;
}
bool __unloop_apart(void *a, void *b, size_t len) {
  char *x = a, *y = b;
  return len == 0 || x == y || x + len <= y || y + len <= x;
}
bool __unloop_frees(void *p) {
  if (!p) return true;
  struct object *o = find(p);
  return o && o->alive && o->kind == HEAP && o->start == p;
}
bool __unloop_callable(void *p) { return p != 0; }
bool __unloop_abstract(void) { return false; }
void __unloop_output(void *p, size_t len) { fwrite(p, 1, len, stdout); }

#if defined(__x86_64__)
/* The area of arguments is what a variable argument list keeps on the stack. */
int __unloop_format(char *to, size_t room, char *format, void *args) {
  struct {
    unsigned gp, fp;
    void *overflow, *save;
  } list = {48, 176, args, 0};
  va_list ap;
  _Static_assert(sizeof list == sizeof ap, "the layout of va_list");
  memcpy(ap, &list, sizeof list);
  return vsnprintf(to, room, format, ap);
}
bool __unloop_formats(char *to, size_t room, char *format, void *args) {
  int length = __unloop_format(0, 0, format, args);
  size_t written = length < 0 ? 0 : (size_t)length + 1;
  return __unloop_valid(to, written < room ? written : room, true);
}
#endif

void __unloop_exit(int status) { exit(status); }
void __unloop_abort(void) { abort(); }
void __unloop_unsupported(void) {
  fputs("not supported\n", stderr);
  _Exit(99);
}
void __unloop_check(bool holds, int code) {
  if (!holds) {
    fprintf(stderr, "obligation %d fails\n", code);
    _Exit(97);
  }
}
void __VERIFIER_assume(int holds) {
  if (!holds) {
    fputs("an assumption fails\n", stderr);
    _Exit(98);
  }
}

#ifndef UNLOOP_OWN_INPUTS
static void take(void *to, size_t len) {
  static FILE *from;
  const char *name = getenv("UNLOOP_INPUTS");
  if (!from && name) from = fopen(name, "rb");
  if (!from || fread(to, 1, len, from) != len) {
    fputs("the inputs are used up\n", stderr);
    _Exit(96);
  }
}
#define NONDET(name, type)          \
  type __VERIFIER_nondet_##name(void) { \
    type value;                     \
    take(&value, sizeof value);     \
    return value;                   \
  }
NONDET(bool, bool)
NONDET(uchar, unsigned char)
NONDET(ushort, unsigned short)
NONDET(uint, unsigned)
NONDET(ulonglong, unsigned long long)
NONDET(pointer, void *)
void __unloop_havoc(void *p, size_t len) { take(p, len); }
void __unloop_forget(int number, ...) { __unloop_unsupported(); }
#endif
