//@ verdict: safe
/* Structures are sorted by insertion; what was checked of each of them still holds. */
#include <stdio.h>
struct item {
  char name[12];
  int slot;
};
static struct item items[50];

int main(void) {
  int n = 0, x, used[10] = {0};
  while (n < 50 && scanf("%d", &x) == 1) {
    if (x < 0 || x > 9) continue;
    items[n].slot = x;
    n++;
  }
  for (int i = 1; i < n; i++) {
    struct item k = items[i];
    int j = i - 1;
    while (j >= 0 && items[j].slot > k.slot) {
      items[j + 1] = items[j];
      j--;
    }
    items[j + 1] = k;
  }
  for (int i = 0; i < n; i++) used[items[i].slot]++;
  printf("%d\n", used[0]);
  return 0;
}
