//@ verdict: safe
//@ pattern: index-links
// buffer: 4096, on the stack
// A pool of 4096 cells with a free list of indices. When the list is empty the taker gets an error, not the
// end mark itself.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define CELLS 4096
#define END CELLS

struct pool {
  int free_head;
  int in_use;
  int failed;
};

static void pool_init(struct pool *p, int *next) {
  for (int i = 0; i < CELLS; i++)
    next[i] = i + 1;
  p->free_head = 0;
  p->in_use = 0;
  p->failed = 0;
}

static int pool_take(struct pool *p, int *next) {
  int at = p->free_head;
  if (at == END) {
    p->failed++;
    return -1;
  }
  p->free_head = next[at];
  next[at] = -1;
  p->in_use++;
  return at;
}

static int pool_give(struct pool *p, int *next, int at) {
  if (at < 0 || at >= CELLS || next[at] != -1)
    return -1;
  next[at] = p->free_head;
  p->free_head = at;
  p->in_use--;
  return 0;
}

static int count_free(const struct pool *p, const int *next) {
  int n = 0;
  int at = p->free_head;
  while (at != END && n < CELLS) {
    at = next[at];
    n++;
  }
  return n;
}

static int run(struct pool *p, int *next, int turns) {
  int last = -1;
  for (int i = 0; i < turns; i++) {
    if (__VERIFIER_nondet_uchar() < 128) {
      last = pool_take(p, next);
      if (last < 0 && p->failed > 100)
        break;
    } else {
      pool_give(p, next, __VERIFIER_nondet_int());
    }
  }
  return last;
}

int main(void) {
  int next[CELLS];
  struct pool p;
  int turns = __VERIFIER_nondet_int();

  if (turns < 0 || turns > 50000)
    return 0;
  pool_init(&p, next);
  run(&p, next, turns);
  return count_free(&p, next) + p.in_use != CELLS;
}
