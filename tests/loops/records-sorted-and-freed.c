//@ verdict: safe
/* Records with blocks of their own change places by copies of the whole. */
#include <stdio.h>
#include <stdlib.h>

struct record {
  long key;
  char *data;
  int used;
};

static void swap(struct record *a, struct record *b) {
  struct record t = *a;
  *a = *b;
  *b = t;
}

int main(void) {
  struct record all[50];
  int n = 0, key;
  while (n < 50 && scanf("%d", &key) == 1) {
    all[n].data = malloc(4);
    if (!all[n].data) break;
    all[n].key = key;
    all[n].used = 0;
    n++;
  }
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (all[j].key < all[i].key) swap(&all[i], &all[j]);
  for (int i = 0; i < n; i++) {
    all[i].data[3] = 0;
    free(all[i].data);
  }
  return 0;
}
