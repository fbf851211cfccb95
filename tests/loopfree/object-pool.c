//@ verdict: safe
/* A pool of three objects addressed by handles; a handle carries a generation so that stale ones are recognised. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);

#define SLOTS 3

struct slot {
  unsigned char generation;
  unsigned char live;
  int payload;
};

struct handle {
  unsigned char index;
  unsigned char generation;
};

static struct slot pool[SLOTS];

static struct handle handle_of(unsigned char i) {
  struct handle h = {i, pool[i].generation};
  return h;
}

static int acquire(struct handle *out, int payload) {
  unsigned char i;
  if (!pool[0].live)
    i = 0;
  else if (!pool[1].live)
    i = 1;
  else if (!pool[2].live)
    i = 2;
  else
    return 0;
  pool[i].live = 1;
  pool[i].payload = payload;
  *out = handle_of(i);
  return 1;
}

static int valid(struct handle h) {
  return h.index < SLOTS && pool[h.index].live && pool[h.index].generation == h.generation;
}

static int release(struct handle h) {
  if (!valid(h))
    return 0;
  pool[h.index].live = 0;
  pool[h.index].generation++;
  return 1;
}

int main(void) {
  struct handle a = {9, 0}, b = {9, 0};
  int x = __VERIFIER_nondet_int();
  int y = __VERIFIER_nondet_int();
  _Bool again = __VERIFIER_nondet_bool();
  assert(!valid(a));
  assert(acquire(&a, x));
  assert(valid(a));
  assert(release(a));
  assert(!valid(a));
  if (again) {
    assert(acquire(&b, y));
    assert(b.index == a.index);
    assert(pool[b.index].payload == y);
    assert(!valid(a));
    assert(!release(a));
    assert(release(b));
  }
  assert(!pool[0].live && !pool[1].live && !pool[2].live);
  return 0;
}
