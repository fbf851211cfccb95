//@ verdict: safe
//@ pattern: convolution
// buffer: 64, struct member
// A filter with a kernel of odd length is applied to a signal of 64 samples. Samples outside of the signal
// count as the nearest sample inside.
extern signed char __VERIFIER_nondet_schar(void);
extern short __VERIFIER_nondet_short(void);
extern int __VERIFIER_nondet_int(void);

#define SAMPLES 64
#define TAPS 9

struct filter {
  int tap[TAPS];
  int taps;
  int sum;
};

struct signal {
  int gain;
  int sample[SAMPLES];
  int peak;
};

static int filter_load(struct filter *f) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > TAPS || n % 2 == 0)
    return -1;
  f->taps = n;
  f->sum = 0;
  for (int i = 0; i < n; i++) {
    f->tap[i] = __VERIFIER_nondet_schar();
    f->sum += f->tap[i];
  }
  return 0;
}

static void signal_load(struct signal *s) {
  s->gain = 1;
  s->peak = 0;
  for (int i = 0; i < SAMPLES; i++)
    s->sample[i] = __VERIFIER_nondet_short();
}

static int clamp(int at) {
  if (at < 0)
    return 0;
  if (at >= SAMPLES)
    return SAMPLES - 1;
  return at;
}

static int apply(const struct filter *f, const struct signal *s, int at) {
  int half = f->taps / 2;
  int acc = 0;
  for (int k = -half; k <= half; k++) {
    int v = s->sample[clamp(at + k)];
    acc += f->tap[k + half] * v;
  }
  return acc;
}

static void run(const struct filter *f, const struct signal *in, struct signal *out) {
  out->gain = in->gain;
  out->peak = 0;
  for (int i = 0; i < SAMPLES; i++) {
    int v = apply(f, in, i);
    if (f->sum != 0)
      v /= f->sum;
    out->sample[i] = v;
    if (v > out->peak)
      out->peak = v;
  }
}

int main(void) {
  struct filter f;
  struct signal in, out;

  if (filter_load(&f) != 0)
    return 0;
  signal_load(&in);
  run(&f, &in, &out);
  return out.peak < 0;
}
