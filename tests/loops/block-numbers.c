//@ verdict: safe
/* A stack of blocks, each with a place in an array. */
#include <stddef.h>
extern int __VERIFIER_nondet_int(void);
void *malloc(size_t);
void free(void *);
struct edit {
  size_t at;
  struct edit *below;
};
static char doc[20];

int main(void) {
  struct edit *top = NULL;
  size_t len = 0;
  for (int op = __VERIFIER_nondet_int(); op != 0; op = nondet_int()) {
    if (op == 1 && len < 19) {
      struct edit *e = malloc(sizeof *e);
      if (!e) return 1;
      len++;
      e->at = len;
      e->below = top;
      top = e;
    } else if (op == 2 && top) {
      struct edit *e = top;
      doc[e->at] = 0;
      len = e->at - 1;
      top = e->below;
      free(e);
    }
  }
  return 0;
}
