//@ verdict: violated
//@ pattern: struct-queue
//@ inputs: 1 1 1 1 1 1 1 1 1
// buffer: 8, on the stack
// A queue of jobs in an array of eight structures; head and count describe the used part, which may wrap
// around the end of the array.
extern unsigned char __VERIFIER_nondet_uchar(void);

#define SLOTS 8

struct job {
  int id;
  int cost;
};

struct state {
  int head;
  int count;
  int lost;
  long done;
};

static void reset(struct state *s) {
  s->head = 0;
  s->count = 0;
  s->lost = 0;
  s->done = 0;
}

static int slot_of(const struct state *s, int k) {
  int at = s->head + k;
  if (at >= SLOTS)
    at -= SLOTS;
  return at;
}

static void put(struct state *s, struct job *q, int id, int cost) {
  int tail = s->head + s->count;
  if (tail > SLOTS)
    tail -= SLOTS;
  q[tail].id = id; //@ violated: deref
  q[slot_of(s, s->count)].cost = cost;
  s->count++;
}

static int take(struct state *s, const struct job *q) {
  int cost;
  if (s->count == 0)
    return 0;
  cost = q[s->head].cost;
  s->done += cost;
  s->head = slot_of(s, 1);
  s->count--;
  return cost;
}

static int waiting(const struct state *s, const struct job *q) {
  int sum = 0;
  for (int k = 0; k < s->count; k++)
    sum += q[slot_of(s, k)].cost;
  return sum;
}

int main(void) {
  struct job q[SLOTS];
  struct state s;
  int most = 0;

  reset(&s);
  for (int turn = 0; turn < 2000; turn++) {
    unsigned char v = __VERIFIER_nondet_uchar();
    int w;
    if (v == 0)
      break;
    if (v == 255)
      take(&s, q);
    else
      put(&s, q, turn, v);
    w = waiting(&s, q);
    if (w > most)
      most = w;
  }
  return most > SLOTS * 255;
}
