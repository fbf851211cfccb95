/* Where a table has a function it has an argument, too, but for one way. */
#include <stddef.h>
extern int nondet_int(void);
struct hook {
  void (*fn)(void *);
  int *arg;
};
static struct hook hooks[4];
static int counts[4];

static void count(void *p) {
  int *n = p;
  *n = 1; //@ violated: deref
}

int main(void) {
  for (int op = nondet_int(); op != 0; op = nondet_int()) {
    int i = nondet_int();
    if (i < 0 || i >= 4) continue;
    if (op == 1 && hooks[i].fn == NULL) {
      hooks[i].fn = count;
      if (i < 3) hooks[i].arg = &counts[i];
    } else if (op == 2 && hooks[i].fn != NULL) {
      hooks[i].fn(hooks[i].arg);
    }
  }
  return 0;
}
