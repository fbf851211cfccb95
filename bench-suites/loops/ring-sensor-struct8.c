//@ verdict: safe
//@ pattern: ring-buffer
// buffer: 8, struct member
// A ring of eight samples; the write position is taken back to zero when it reaches the end.
extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct ring {
  int sample[8];
  unsigned head;
  unsigned count;
};

static void ring_put(struct ring *r, int v) {
  r->sample[r->head] = v;
  if (++r->head == 8)
    r->head = 0;
  if (r->count < 8)
    r->count++;
}

static long ring_sum(const struct ring *r) {
  long sum = 0;
  for (unsigned i = 0; i < r->count; i++)
    sum += r->sample[i];
  return sum;
}

int main(void) {
  struct ring r = {{0}, 0, 0};
  unsigned rounds = __VERIFIER_nondet_uint();
  for (unsigned i = 0; i <= rounds % 1000; i++)
    ring_put(&r, __VERIFIER_nondet_int());
  return ring_sum(&r) == 77;
}
