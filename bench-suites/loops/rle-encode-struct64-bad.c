//@ verdict: violated
//@ pattern: run-length
//@ inputs: 200 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2 1 2
// buffer: 64, struct member
// Pairs of a count and a value are written for every run. Random data grows to twice its size, so the room
// for a whole pair is checked.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define ROOM 64

struct encoder {
  unsigned char out[ROOM];
  int used;
  int run;
  int last;
  int lost;
};

static void encoder_init(struct encoder *e) {
  e->used = 0;
  e->run = 0;
  e->last = -1;
  e->lost = 0;
}

static void flush(struct encoder *e) {
  if (e->run == 0)
    return;
  if (e->used > ROOM) {
    e->lost++;
    e->run = 0;
    return;
  }
  e->out[e->used] = (unsigned char)e->run; //@ violated: bounds
  e->out[e->used + 1] = (unsigned char)e->last;
  e->used += 2;
  e->run = 0;
}

static void feed(struct encoder *e, int v) {
  if (v != e->last || e->run == 255) {
    flush(e);
    e->last = v;
  }
  e->run++;
}

static int decoded_size(const struct encoder *e) {
  int n = 0;
  for (int i = 0; i < e->used; i += 2)
    n += e->out[i];
  return n;
}

static int longest(const struct encoder *e) {
  int best = 0;
  for (int i = 0; i < e->used; i += 2) {
    if (e->out[i] > best)
      best = e->out[i];
  }
  return best;
}

int main(void) {
  struct encoder e;
  int n = __VERIFIER_nondet_int();
  int i = 0;

  if (n < 0 || n > 10000)
    return 0;
  encoder_init(&e);
  while (i < n) {
    feed(&e, __VERIFIER_nondet_uchar());
    i++;
  }
  flush(&e);
  if (e.lost == 0 && decoded_size(&e) != n)
    return 1;
  return longest(&e) > 255;
}
