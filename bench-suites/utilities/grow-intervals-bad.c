#include <stdio.h>
#include <stdlib.h>

/* Keeps busy intervals in an array of structures that grows by half. */
struct interval {
  unsigned from, to;
};

struct set {
  struct interval *items;
  unsigned count, room;
};

static void insert(struct set *s, unsigned from, unsigned to) {
  if (s->room == 0 || s->count > s->room) {
    unsigned room = s->room + s->room / 2 + 1;
    struct interval *items = realloc(s->items, room * sizeof *items);
    if (items == NULL)
      exit(1);
    s->items = items;
    s->room = room;
  }
  s->items[s->count].from = from; //@ violated: deref
  s->items[s->count].to = to;
  s->count++;
}

int main(void) {
  struct set s = {NULL, 0, 0};
  unsigned from, to;
  while (s.count < 50000 && scanf("%u-%u", &from, &to) == 2) {
    if (from < to)
      insert(&s, from, to);
  }
  unsigned total = 0;
  for (unsigned i = 0; i < s.count; i++)
    total += s.items[i].to - s.items[i].from;
  printf("%u intervals, %u busy\n", s.count, total);
  free(s.items);
  return 0;
}
