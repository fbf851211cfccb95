//@ verdict: violated
//@ inputs: 3 1 1
/* Three ticks of a lift controller: the doors are open only while it stands. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);

enum { UP = 1, DOWN = -1, STOP = 0 };

struct lift {
  int floor;
  int target;
  int motion;
  int doors;
};

static void request(struct lift *l, int floor) {
  if (floor < 0 || floor > 5)
    return;
  l->target = floor;
  if (floor == l->floor) {
    l->doors = 1;
  }
}

static void plan(struct lift *l) {
  if (l->target > l->floor)
    l->motion = UP;
  else if (l->target < l->floor)
    l->motion = DOWN;
  else
    l->motion = STOP;
  if (l->motion != STOP)
    l->doors = 0;
}

static void move(struct lift *l) {
  if (l->doors)
    return;
  l->floor += l->motion;
}

static void tick(struct lift *l) {
  plan(l);
  move(l);
}

static int safe(const struct lift *l) {
  return !(l->doors && l->motion != STOP) && l->floor >= 0 && l->floor <= 5;
}

int main(void) {
  struct lift l = {0, 0, STOP, 1};
  int a = __VERIFIER_nondet_int();
  int b = __VERIFIER_nondet_int();
  _Bool more = __VERIFIER_nondet_bool();
  request(&l, a);
  tick(&l);
  assert(safe(&l));
  request(&l, b);
  assert(safe(&l)); //@ violated: assert
  tick(&l);
  assert(safe(&l));
  if (more) {
    tick(&l);
    assert(safe(&l));
    assert(l.floor <= 3);
  }
  return 0;
}
