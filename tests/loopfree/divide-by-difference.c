//@ property: div
//@ verdict: safe
/* A slope: the two abscissas must differ. */
extern short __VERIFIER_nondet_short(void);

struct point {
  short x, y;
};

static int slope(const struct point *p, const struct point *q) {
  int dx = q->x - p->x;
  int dy = q->y - p->y;
  if (dx == 0)
    return 0;
  return dy / dx;
}

int main(void) {
  struct point p, q;
  p.y = __VERIFIER_nondet_short();
  p.x = __VERIFIER_nondet_short();
  q.x = __VERIFIER_nondet_short();
  q.y = 0;
  int s = slope(&p, &q);
  (void)s;
  return 0;
}
