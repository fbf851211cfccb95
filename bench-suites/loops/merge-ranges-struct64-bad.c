//@ verdict: violated
//@ pattern: merge
//@ inputs: 65
// buffer: 64, struct member
// Keeps a list of up to 64 closed ranges in order; ranges that touch are merged when they are added at the
// end. A range that starts before the last one is refused.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define RANGES 64

struct range {
  unsigned from;
  unsigned to;
};

struct list {
  struct range item[RANGES];
  int used;
  int merged;
  int refused;
};

static void list_init(struct list *l) {
  l->used = 0;
  l->merged = 0;
  l->refused = 0;
}

static int touches(const struct range *last, unsigned from) {
  return from <= last->to || from - last->to == 1;
}

static int list_add(struct list *l, unsigned from, unsigned to) {
  if (from > to) {
    l->refused++;
    return -1;
  }
  if (l->used > 0) {
    struct range *last = &l->item[l->used - 1];
    if (from < last->from) {
      l->refused++;
      return -1;
    }
    if (touches(last, from)) {
      if (to > last->to)
        last->to = to;
      l->merged++;
      return 0;
    }
  }
  if (l->used == RANGES + 1) {
    l->refused++;
    return -1;
  }
  l->item[l->used].from = from; //@ violated: bounds
  l->item[l->used].to = to;
  l->used++;
  return 1;
}

static unsigned long covered(const struct list *l) {
  unsigned long sum = 0;
  for (int i = 0; i < l->used; i++)
    sum += (unsigned long)(l->item[i].to - l->item[i].from) + 1;
  return sum;
}

int main(void) {
  struct list l;
  int n = __VERIFIER_nondet_int();
  unsigned at = 0;

  if (n < 0 || n > 1000)
    return 0;
  list_init(&l);
  for (int i = 0; i < n; i++) {
    unsigned gap = __VERIFIER_nondet_uchar();
    unsigned len = __VERIFIER_nondet_uchar();
    at += gap == 0 ? 2 : gap;
    list_add(&l, at, at + len);
    at += len;
  }
  if (l.used + l.merged + l.refused != n)
    return 1;
  return covered(&l) > 1000ul * 512;
}
