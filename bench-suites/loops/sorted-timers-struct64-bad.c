//@ verdict: violated
//@ pattern: sorted-insert
//@ inputs: 70
// buffer: 64, struct member
// A queue of timers, ordered by their due time. Equal times keep their order. The queue is full at 64.
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

#define TIMERS 64

struct timer {
  unsigned due;
  int owner;
};

struct queue {
  int count;
  struct timer list[TIMERS];
  unsigned now;
};

static void queue_init(struct queue *q) {
  q->count = 0;
  q->now = 0;
}

static int place_of(const struct queue *q, unsigned due) {
  int low = 0;
  int high = q->count;
  while (low < high) {
    int mid = low + (high - low) / 2;
    if (q->list[mid].due <= due)
      low = mid + 1;
    else
      high = mid;
  }
  return low;
}

static int queue_add(struct queue *q, unsigned due, int owner) {
  int at = place_of(q, due);
  if (q->count >= TIMERS)
    return -1;
  for (int i = q->count; i > at; i--)
    q->list[i] = q->list[i - 1];
  q->list[at].due = due;
  q->list[at].owner = owner;
  q->count++;
  return at;
}

static int queue_expire(struct queue *q, unsigned now) {
  int n = 0;
  int i;
  while (n < q->count && q->list[n].due < now)
    n++;
  for (i = n; i < q->count; i++)
    q->list[i - n] = q->list[i];
  q->count -= n;
  q->now = now;
  return n;
}

static int ordered(const struct queue *q) {
  for (int i = 1; i <= q->count; i++)
    if (q->list[i - 1].due > q->list[i].due) //@ violated: bounds
      return 0;
  return 1;
}

int main(void) {
  struct queue q;
  int n = __VERIFIER_nondet_int();

  __VERIFIER_assume(n >= 0 && n <= 500);
  queue_init(&q);
  for (int i = 0; i < n; i++) {
    unsigned due = __VERIFIER_nondet_uint();
    if (queue_add(&q, due, i) < 0)
      queue_expire(&q, due);
  }
  return !ordered(&q);
}
