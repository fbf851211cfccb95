//@ property: assert,arithmetic
//@ verdict: safe
/* Adding seconds to a time with carries through minutes and hours. */
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

struct time {
  int h, m, s;
  int days;
};

static int valid(const struct time *t) {
  return t->h >= 0 && t->h < 24 && t->m >= 0 && t->m < 60 && t->s >= 0 && t->s < 60;
}

static int seconds(const struct time *t) {
  return (t->h * 60 + t->m) * 60 + t->s;
}

static void carry(int *low, int base, int *high) {
  if (*low >= base) {
    *low -= base;
    *high += 1;
  }
}

static struct time add_seconds(struct time t, int s) {
  t.s += s;
  carry(&t.s, 60, &t.m);
  carry(&t.m, 60, &t.h);
  carry(&t.h, 24, &t.days);
  return t;
}

static struct time add_minute(struct time t) {
  t.m += 1;
  carry(&t.m, 60, &t.h);
  carry(&t.h, 24, &t.days);
  return t;
}

int main(void) {
  struct time t = {0, 0, 0, 0};
  t.h = __VERIFIER_nondet_int();
  t.m = __VERIFIER_nondet_int();
  t.s = __VERIFIER_nondet_int();
  int n = __VERIFIER_nondet_int();
  __VERIFIER_assume(valid(&t));
  __VERIFIER_assume(n >= 0 && n <= 60);
  struct time u = add_seconds(t, n);
  assert(valid(&u));
  assert(u.days == 0 || u.days == 1);
  assert(seconds(&u) + u.days * 86400 == seconds(&t) + n);
  assert(t.days == 0);
  if (n == 60) {
    struct time v = add_minute(t);
    assert(v.s == t.s && v.m == u.m);
  }
  return 0;
}
