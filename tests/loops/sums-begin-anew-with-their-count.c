//@ verdict: safe
/* Averages of groups: sum and count begin anew together, and only some lines count. */
#include <stdio.h>

struct group {
  long sum;
  int count;
};

static void report(struct group *g) {
  if (g->count > 0) printf("%d values, average %ld\n", g->count, g->sum / g->count);
  g->sum = 0;
  g->count = 0;
}

int main(void) {
  struct group g = {0, 0};
  int x;
  while (scanf("%9d", &x) == 1) {
    if (x == 0) {
      report(&g);
      continue;
    }
    if (x < -100000 || x > 100000) continue;
    if (g.count < 20000) {
      g.sum += x;
      g.count++;
    }
  }
  report(&g);
  return 0;
}
