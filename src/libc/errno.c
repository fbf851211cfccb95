/* errno. */
#include "unloop.h"

static int unloop_errno;
int *__errno_location(void) { return &unloop_errno; }

/* What a call that failed leaves behind. */
static inline int unloop_error(void) {
  unloop_errno = unloop_between(1, 133);
  return -1;
}

/* 0, or -1 with an error. */
static inline int unloop_may_fail(void) { return __unloop_nondet_int() ? unloop_error() : 0; }
