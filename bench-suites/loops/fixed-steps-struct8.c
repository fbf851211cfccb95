//@ verdict: safe
//@ pattern: fixed-point-table
// buffer: 8, struct member
// A speed table with eight gears; the gear is the speed divided by the width of a gear.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

struct gears {
  int ratio[8];
  int width;
  int shifts;
};

static int gear_of(struct gears *g, int speed) {
  int gear = speed / g->width;
  if (gear > 7)
    gear = 7;
  return g->ratio[gear];
}

int main(void) {
  struct gears g = {{9, 8, 7, 6, 5, 4, 3, 2}, 100, 0};
  int speed = __VERIFIER_nondet_int();
  int now = 9;
  if (speed < 0 || speed > 10000)
    return 0;
  while (speed > 0) {
    int r = gear_of(&g, speed);
    if (r != now)
      g.shifts++;
    now = r;
    speed -= 1 + __VERIFIER_nondet_uchar();
  }
  return g.shifts > 10000;
}
