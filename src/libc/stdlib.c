/* stdlib.h: absolute values and quotients, sorting, chance, the environment, the end of the program. */
#include "unloop.h"

static void (*unloop_handlers[32])(void);
static int unloop_handler_count;

int atexit(void (*handler)(void)) {
  if (unloop_handler_count == 32) return -1;
  unloop_handlers[unloop_handler_count++] = handler;
  return 0;
}

/* The count stays as it is: where atexit is not used, it is known to be 0. */
void exit(int status) {
  for (int i = unloop_handler_count; i > 0; i--) unloop_handlers[i - 1]();
  __unloop_exit(status);
}

void _exit(int status) { __unloop_exit(status); }
void _Exit(int status) { __unloop_exit(status); }
void quick_exit(int status) { __unloop_exit(status); }

int abs(int x) {
  __unloop_check(x != INT_MIN, "overflow", "the absolute value fits");
  return x < 0 ? (int)-(unsigned)x : x;
}

long labs(long x) {
  __unloop_check(x != LONG_MIN, "overflow", "the absolute value fits");
  return x < 0 ? (long)-(unsigned long)x : x;
}

long long llabs(long long x) {
  __unloop_check(x != LLONG_MIN, "overflow", "the absolute value fits");
  return x < 0 ? (long long)-(unsigned long long)x : x;
}

typedef struct {
  int quot, rem;
} div_t;
typedef struct {
  long quot, rem;
} ldiv_t;
typedef struct {
  long long quot, rem;
} lldiv_t;

div_t div(int a, int b) {
  div_t r = {a / b, a % b};
  return r;
}

ldiv_t ldiv(long a, long b) {
  ldiv_t r = {a / b, a % b};
  return r;
}

lldiv_t lldiv(long long a, long long b) {
  lldiv_t r = {a / b, a % b};
  return r;
}

long long imaxabs(long long x) { return llabs(x); }

/* Whole, so that pointers among them stay pointers. */
static void unloop_swap(char *a, char *b, char *spare, size_t size) {
  __unloop_copy(spare, a, size);
  __unloop_copy(a, b, size);
  __unloop_copy(b, spare, size);
}

/* Any two elements change places, any number of times. */
static void unloop_reorder(char *a, size_t count, char *spare, size_t size) {
  for (size_t left = __unloop_nondet_size(); left > 0; left--) {
    size_t i = __unloop_nondet_size(), j = __unloop_nondet_size();
    __unloop_assume(i < count && j < count && i != j);
    __unloop_copy(spare, a + i * size, size);
    __unloop_copy(a + i * size, a + j * size, size);
    __unloop_copy(a + j * size, spare, size);
  }
}

/* Which two elements are compared, and in which order they lie then, is left open: as any two are, in any order, all that a comparison
 * may meet while they are sorted is among that. */
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  char *a = base;
  if (count < 2) return;
  char *spare = __builtin_alloca(size);
  if (__unloop_abstract()) {
    size_t bytes = 0;
    int over = __builtin_mul_overflow(count, size, &bytes);
    __unloop_check(!over && __unloop_readable(a, bytes), "deref", "all elements are there");
    unloop_reorder(a, count, spare, size);
    for (size_t left = __unloop_nondet_size(); left > 0; left--) {
      size_t i = __unloop_nondet_size(), j = __unloop_nondet_size();
      __unloop_assume(i < count && j < count && i != j);
      compare(a + i * size, a + j * size);
    }
  } else {
    for (size_t i = 1; i < count; i++)
      for (size_t j = i; j > 0 && compare(a + (j - 1) * size, a + j * size) > 0; j--)
        unloop_swap(a + (j - 1) * size, a + j * size, spare, size);
  }
}

/* Any element that compares equal, or none. */
void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *)) {
  if (__unloop_abstract()) {
    if (count == 0) return 0;
    size_t bytes = 0;
    int over = __builtin_mul_overflow(count, size, &bytes);
    __unloop_check(!over && __unloop_readable(base, bytes), "deref", "all elements are there");
    const char *at = (const char *)base + unloop_up_to(count - 1) * size;
    return compare(key, at) == 0 ? (void *)at : 0;
  }
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const char *at = (const char *)base + middle * size;
    int order = compare(key, at);
    if (order == 0) return (void *)at;
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return 0;
}

/* RAND_MAX is the largest int. */
int rand(void) { return unloop_between(0, INT_MAX); }
int rand_r(unsigned *seed) {
  *seed = (unsigned)__unloop_nondet_int();
  return rand();
}
long random(void) { return rand(); }
long lrand48(void) { return rand(); }
long mrand48(void) { return __unloop_nondet_int(); }
void srand(unsigned seed) { (void)seed; }
void srandom(unsigned seed) { (void)seed; }
void srand48(long seed) { (void)seed; }

double drand48(void) {
  double r = __unloop_nondet_double();
  __unloop_assume(r >= 0 && r < 1);
  return r;
}

unsigned arc4random(void) { return (unsigned)__unloop_nondet_int(); }

unsigned arc4random_uniform(unsigned bound) {
  unsigned r = (unsigned)__unloop_nondet_int();
  __unloop_assume(bound == 0 ? r == 0 : r < bound);
  return r;
}

/* Keeps what the system owns reachable. */
static char *unloop_environment_text;

/* NULL, or any terminated string; the system allows no longer ones. */
char *getenv(const char *name) {
  unloop_length(name);
  if (!__unloop_nondet_int()) return 0;
  size_t n = unloop_up_to(131071);
  char *p = __unloop_alloc(n + 1);
  __unloop_havoc(p, n);
  p[n] = 0;
  __unloop_assume(__unloop_next_zero(p) == n);
  unloop_environment_text = p;
  return p;
}

char *secure_getenv(const char *name) { return getenv(name); }

int setenv(const char *name, const char *value, int overwrite) {
  (void)overwrite;
  unloop_length(name);
  unloop_length(value);
  return unloop_may_fail();
}

int unsetenv(const char *name) {
  unloop_length(name);
  return unloop_may_fail();
}

int putenv(char *entry) {
  unloop_length(entry);
  return unloop_may_fail();
}

int system(const char *command) {
  if (command) unloop_length(command);
  return __unloop_nondet_int();
}

int mkstemp(char *name) {
  size_t n = unloop_length(name);
  if (n < 6 || !__unloop_nondet_int()) return unloop_error();
  __unloop_havoc(name + n - 6, 6);
  __unloop_assume(__unloop_next_zero(name) == n);
  return unloop_between(0, INT_MAX);
}

char *mktemp(char *name) {
  size_t n = unloop_length(name);
  if (n < 6 || !__unloop_nondet_int()) {
    unloop_error();
    name[0] = 0;
    return name;
  }
  __unloop_havoc(name + n - 6, 6);
  __unloop_assume(__unloop_next_zero(name) == n);
  return name;
}
