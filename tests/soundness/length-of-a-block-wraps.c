/* With a length near the end of its type a block has fewer bytes than what is added to the length. */
#include <stdlib.h>
extern size_t nondet_size(void);
extern int nondet_int(void);
struct item {
  struct item *next;
  char text[];
};
static struct item *items[4];

int main(void) {
  int i, count = 0;
  while (count < 4 && nondet_int()) {
    size_t n = nondet_size();
    struct item *item = malloc(sizeof(struct item) + n + 1);
    if (!item) break;
    items[count++] = item;
  }
  for (i = 0; i < count; i++) {
    items[i]->next = NULL;
    free(items[i]);
  }
  return 0;
}
