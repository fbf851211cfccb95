/* Pointers are kept as distances from the place where they are kept: the difference of two addresses leads back to one of them. */
#include <assert.h>
#include <stdint.h>
#include <stdio.h>

struct node {
  intptr_t distance;
};

static int target = 1, other;
static struct node nodes[8];

int main(void) {
  int magic = 0;
  for (int i = 0; i < 8; i++) nodes[i].distance = (intptr_t)(i == 5 ? &target : &other) - (intptr_t)&nodes[i];
  if (scanf("%d", &magic) != 1 || magic < 123456781 || magic > 123456788) return 0;
  struct node *n = &nodes[magic - 123456781];
  int *p = (int *)((intptr_t)n + n->distance);
  *p = 2;
  assert(target == 1); //@ violated: assert
  return 0;
}
