//@ verdict: safe
//@ pattern: compaction
// buffer: 8, struct member
// A session table of eight slots. Closing a session moves all later ones down by one place; the loop stops
// one before the last used slot since it reads the next one.
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);

#define SLOTS 8

struct session {
  int id;
  int idle;
};

struct table {
  struct session slot[SLOTS];
  int used;
  int closed;
};

static int table_add(struct table *t, int id) {
  if (t->used == SLOTS)
    return -1;
  t->slot[t->used].id = id;
  t->slot[t->used].idle = 0;
  return t->used++;
}

static void table_close(struct table *t, int at) {
  int i;
  for (i = at; i + 1 < t->used; i++)
    t->slot[i].id = t->slot[i + 1].id;
  for (i = at; i + 1 < t->used; i++)
    t->slot[i].idle = t->slot[i + 1].idle;
  t->used--;
  t->closed++;
}

static void table_tick(struct table *t) {
  for (int i = 0; i < t->used; i++)
    if (t->slot[i].idle < 1000)
      t->slot[i].idle++;
}

static int table_sweep(struct table *t, int limit) {
  int i = 0;
  int n = 0;
  while (i < t->used) {
    if (t->slot[i].idle > limit) {
      table_close(t, i);
      n++;
    } else {
      i++;
    }
  }
  return n;
}

static int table_find(const struct table *t, int id) {
  for (int i = t->used - 1; i >= 0; i--)
    if (t->slot[i].id == id)
      return i;
  return -1;
}

int main(void) {
  struct table t;
  int sessions = __VERIFIER_nondet_int();

  t.used = 0;
  t.closed = 0;
  if (sessions < 0 || sessions > 100)
    return 0;
  for (int k = 0; k < sessions; k++) {
    if (table_add(&t, k) < 0)
      break;
    if (k == 7 && table_find(&t, k) < 0)
      return 1;
    if (__VERIFIER_nondet_bool())
      table_tick(&t);
  }
  table_tick(&t);
  table_sweep(&t, 0);
  return t.used + t.closed > SLOTS;
}
