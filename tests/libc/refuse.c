//@ flags: --malloc may-fail
//@ verdict: violated
// All that allocates may fail.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void refuse_malloc(void) {
  char *p = malloc(4);
  if (p) p[0] = 0;
  p[0] = 0; //@ violated: deref
}
void refuse_calloc(void) {
  char *p = calloc(4, 1);
  if (p) p[0] = 0;
  p[0] = 0; //@ violated: deref
}
void refuse_realloc(void) {
  char *p = realloc(0, 4), *q;
  if (!p) return;
  q = realloc(p, 8);
  if (!q) p[0] = 0;
  q[0] = 0; //@ violated: deref
}
void refuse_reallocarray(void) {
  char *p = reallocarray(0, 4, 4);
  if (p) p[15] = 0;
  p[0] = 0; //@ violated: deref
}
void refuse_strdup(void) {
  char *p = strdup("abc");
  if (p) p[3] = 0;
  p[0] = 0; //@ violated: deref
}
void refuse_strndup(void) {
  char *p = strndup("abc", 2);
  if (p) p[2] = 0;
  p[0] = 0; //@ violated: deref
}
void refuse_asprintf(void) {
  char *p = 0;
  if (asprintf(&p, "%d", 7) >= 0) p[0] = 0;
  p[0] = 0; //@ violated: deref
}
void refuse_getcwd(void) {
  char *p = getcwd(0, 0);
  if (p) p[0] = 0;
  p[0] = 0; //@ violated: deref
}
