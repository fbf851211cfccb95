//@ verdict: safe
//@ pattern: trim-end
// buffer: 8, struct member
// Removes slashes at the end of a short name that stands at the start of a record on the heap.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

struct name {
  char text[8];
};

static void set(struct name *n) {
  size_t i;
  for (i = 0; i < 7; i++) {
    n->text[i] = __VERIFIER_nondet_char();
    if (n->text[i] == 0)
      break;
  }
  n->text[i] = 0;
}

static void cut(struct name *n) {
  char *p = n->text + strlen(n->text);
  while (p > n->text && p[-1] == '/')
    p--;
  *p = 0;
}

int main(void) {
  struct name *n = malloc(sizeof *n);
  if (!n)
    return 1;
  set(n);
  cut(n);
  size_t len = strlen(n->text);
  int wrong = len > 0 && n->text[len - 1] == '/';
  free(n);
  return wrong;
}
