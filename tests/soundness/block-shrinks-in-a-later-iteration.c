/* The block behind a member is replaced by a smaller one, while the capacity stays. */
#include <stdlib.h>
extern int nondet_int(void);
struct vec { int *data; unsigned cap; };

int main(void) {
  struct vec v = {0, 0};
  for (int i = 0; i < 50; i++) {
    if (nondet_int()) {
      v.cap += 4;
      v.data = realloc(v.data, v.cap * sizeof *v.data);
    } else if (i > 40 && v.cap > 4) {
      v.data = realloc(v.data, (v.cap - 1) * sizeof *v.data);
    }
    if (v.cap) v.data[v.cap - 1] = i; //@ violated: deref
  }
  free(v.data);
  return 0;
}
