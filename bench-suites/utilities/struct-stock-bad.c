#include <stdio.h>
#include <string.h>

/* A small stock: lines "add NAME COUNT" and "take NAME COUNT". */
#define ITEMS 25

struct item {
  char name[16];
  unsigned count;
};

static struct item stock[ITEMS];
static int items;

static int find(const char *name) {
  for (int i = 0; i < items; i++)
    if (strcmp(stock[i].name, name) == 0)
      return i;
  return -1;
}

int main(void) {
  char verb[8], name[16];
  unsigned count;
  while (scanf("%7s %15s %u", verb, name, &count) == 3) {
    int at = find(name);
    if (strcmp(verb, "add") == 0) {
      if (at < 0) {
        if (items == ITEMS)
          continue;
        at = items++;
        strcpy(stock[at].name, name);
      }
      stock[at].count += count;
    } else {
      if (stock[at].count < count) //@ violated: deref
        puts("not enough");
      else
        stock[at].count -= count;
    }
  }
  for (int i = 0; i < items; i++)
    printf("%s %u\n", stock[i].name, stock[i].count);
  return 0;
}
