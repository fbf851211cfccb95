//@ verdict: violated
//@ pattern: sliding-window
//@ inputs: 4096 16
// buffer: 4096, on the heap
// The mean of a window of w samples moves over 4096 samples; the sum gains the new sample and loses the one
// that leaves the window.
#include <stdlib.h>

extern short __VERIFIER_nondet_short(void);
extern int __VERIFIER_nondet_int(void);

#define SAMPLES 4096

struct track {
  short *sample;
  int used;
};

static int track_load(struct track *t) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > SAMPLES)
    return -1;
  t->sample = malloc(SAMPLES * sizeof *t->sample);
  if (!t->sample)
    return -1;
  t->used = n;
  for (int i = 0; i < n; i++)
    t->sample[i] = __VERIFIER_nondet_short();
  return 0;
}

static int first_sum(const struct track *t, int w) {
  int sum = 0;
  for (int i = 0; i < w; i++)
    sum += t->sample[i];
  return sum;
}

static int highest_mean(const struct track *t, int w) {
  int sum = first_sum(t, w);
  int best = sum / w;
  for (int i = w; i <= t->used; i++) {
    sum += t->sample[i]; //@ violated: deref
    sum -= t->sample[i - w];
    if (sum / w > best)
      best = sum / w;
  }
  return best;
}

static int longest_rise(const struct track *t) {
  int best = 1;
  int from = 0;
  for (int to = 1; to < t->used; to++) {
    if (t->sample[to] <= t->sample[to - 1])
      from = to;
    if (to - from + 1 > best)
      best = to - from + 1;
  }
  return best;
}

static int peak(const struct track *t) {
  int best = t->sample[0];
  for (int i = t->used - 1; i > 0; i--)
    if (t->sample[i] > best)
      best = t->sample[i];
  return best;
}

int main(void) {
  struct track t;
  int w, result = 0;

  if (track_load(&t) != 0)
    return 0;
  w = __VERIFIER_nondet_int();
  if (w == 0)
    w = 16;
  if (w > 0 && w <= t.used) {
    if (highest_mean(&t, w) > peak(&t) + 1)
      result = 1;
  }
  if (longest_rise(&t) > t.used)
    result = 2;
  free(t.sample);
  return result;
}
