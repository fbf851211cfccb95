//@ verdict: safe
/* Amounts are added to the totals of their kinds: as many as were read. */
#include <stdio.h>
static long total[8];
static int units[8];

int main(void) {
  int n = 0, kind, amount;
  while (n < 500 && scanf("%d %d", &kind, &amount) == 2) {
    if (kind < 0 || kind >= 8) continue;
    if (amount < -1000 || amount > 1000) break;
    total[kind] += amount;
    units[kind] += amount;
    n++;
  }
  long all = 0;
  for (int i = 0; i < 8; i++) all += total[i] + units[i];
  printf("%ld\n", all);
  return 0;
}
