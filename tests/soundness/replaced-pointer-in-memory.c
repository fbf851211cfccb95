/* A pointer that lies in memory is replaced in each turn; what is known about the first one holds of no later one. */
#include <stdlib.h>

struct text {
  char *data;
};

int main(void) {
  struct text t = {malloc(2048)};
  unsigned long n = 0;
  if (!t.data)
    return 1;
  while (n < 5000) {
    char *p = realloc(t.data, n + 10);
    if (!p)
      return 0;
    t.data = p;
    n++;
    t.data[n + 20] = 0; //@ violated: deref
  }
  free(t.data);
  return 0;
}
