#include <stdio.h>

/* Linear search with a guard element behind the last one. */
#define MAX 40

static int find(int *a, int n, int key) {
  int i = 0;
  a[n] = key; //@ violated: deref
  while (a[i] != key)
    i++;
  return i < n ? i : -1;
}

int main(void) {
  int a[MAX];
  int n = 0, key;
  if (scanf("%d", &key) != 1)
    return 1;
  while (n < MAX && scanf("%d", &a[n]) == 1)
    n++;
  int at = find(a, n, key);
  if (at < 0)
    puts("not there");
  else
    printf("%d at %d\n", a[at], at);
  return 0;
}
