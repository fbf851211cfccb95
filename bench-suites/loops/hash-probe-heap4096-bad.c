//@ verdict: violated
//@ pattern: hash-open-addressing
//@ inputs: 5000 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2839 4688
// buffer: 4096, on the heap
// A table of 4096 places with an increasing step. The sum of the steps is reduced before each access.
#include <stdlib.h>

extern unsigned int __VERIFIER_nondet_uint(void);

#define PLACES 4096u

struct map {
  unsigned *slot;
  unsigned used;
  unsigned probes;
};

static int map_open(struct map *m) {
  m->slot = calloc(PLACES, sizeof *m->slot);
  m->used = 0;
  m->probes = 0;
  return m->slot ? 0 : -1;
}

static unsigned mix(unsigned v) {
  unsigned h = 2166136261u;
  for (int i = 0; i < 4; i++) {
    h = (h ^ (v & 0xff)) * 16777619u;
    v >>= 8;
  }
  return h;
}

static unsigned place(struct map *m, unsigned v) {
  unsigned at = mix(v) % PLACES;
  unsigned step = 1;
  while (m->slot[at] != 0 && m->slot[at] != v) { //@ violated: deref
    at = at + step;
    step++;
    m->probes++;
    if (step > PLACES)
      break;
  }
  return at;
}

static int map_put(struct map *m, unsigned v) {
  unsigned at;
  if (m->used > PLACES / 4 * 3)
    return -1;
  at = place(m, v);
  if (m->slot[at] == 0) {
    m->slot[at] = v;
    m->used++;
  }
  return 0;
}

static unsigned map_min(const struct map *m) {
  unsigned best = ~0u;
  unsigned i = PLACES;
  do {
    i--;
    if (m->slot[i] != 0 && m->slot[i] < best)
      best = m->slot[i];
  } while (i > 0);
  return best;
}

static void map_close(struct map *m) {
  free(m->slot);
}

int main(void) {
  struct map m;
  unsigned n = __VERIFIER_nondet_uint();
  unsigned least;

  if (n > 20000)
    return 0;
  if (map_open(&m) != 0)
    return 1;
  for (unsigned i = 1; i <= n; i++) {
    unsigned v = __VERIFIER_nondet_uint();
    if (map_put(&m, v ? v : i * 2654435761u | 1u) != 0)
      break;
  }
  least = map_min(&m);
  map_close(&m);
  return least == 0;
}
