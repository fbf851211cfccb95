//@ verdict: violated
//@ pattern: bit-set
//@ inputs: 32768
// buffer: 4096, struct member
// A disk with up to 32768 blocks keeps one bit per block in 4096 bytes. A free run is searched and taken.
extern int __VERIFIER_nondet_int(void);

#define BYTES 4096
#define BLOCKS (BYTES * 8)

struct disk {
  int blocks;
  unsigned char map[BYTES];
  int taken;
};

static int disk_init(struct disk *d, int blocks) {
  if (blocks < 1 || blocks > BLOCKS)
    return -1;
  d->blocks = blocks;
  d->taken = 0;
  for (int i = 0; i < BYTES; i++)
    d->map[i] = 0;
  return 0;
}

static int is_taken(const struct disk *d, int block) {
  return d->map[block / 8] & 1 << block % 8; //@ violated: bounds
}

static void take(struct disk *d, int block) {
  d->map[block / 8] |= (unsigned char)(1 << block % 8);
  d->taken++;
}

static int find_run(const struct disk *d, int want) {
  int start = 0;
  while (start < d->blocks) {
    int n = 0;
    while (n < want && !is_taken(d, start + n))
      n++;
    if (n == want)
      return start;
    start += n + 1;
  }
  return -1;
}

static int allocate(struct disk *d, int want) {
  int start = find_run(d, want);
  if (start < 0)
    return -1;
  for (int i = 0; i < want; i++)
    take(d, start + i);
  return start;
}

static int largest(const struct disk *d) {
  int best = 0, run = 0;
  for (int b = 0; b < d->blocks; b++) {
    run = is_taken(d, b) ? 0 : run + 1;
    if (run > best)
      best = run;
  }
  return best;
}

int main(void) {
  static struct disk d;
  int size = __VERIFIER_nondet_int();
  int at = 0;

  if (disk_init(&d, size) != 0)
    return 0;
  for (int i = 0; i < 12 && at >= 0; i++) {
    int want = __VERIFIER_nondet_int();
    if (want < 0 || want > 10000)
      continue;
    at = allocate(&d, want == 0 ? 5001 : want);
  }
  return largest(&d) > d.blocks;
}
