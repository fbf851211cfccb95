//@ verdict: violated
//@ pattern: histogram
//@ inputs: 64
// buffer: 64, on the stack
// Counting sort of up to 64 small keys: count, sum up to the first place of every key, put the
// keys to their places.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define KEYS 64
#define RANGE 16

static void read_keys(unsigned char *key, int n) {
  for (int i = 0; i < n; i++)
    key[i] = (unsigned char)(__VERIFIER_nondet_uchar() % RANGE);
}

static void count_keys(const unsigned char *key, int n, int *count) {
  for (int k = 0; k < RANGE; k++)
    count[k] = 0;
  for (int i = 0; i < n; i++)
    count[key[i]]++;
}

static void starts(int *count) {
  int at = 0;
  for (int k = 0; k < RANGE; k++) {
    int n = count[k];
    at += n;
    count[k] = at;
  }
}

static int largest(const int *count) {
  int best = 0;
  for (int k = 1; k < RANGE; k++)
    if (count[k] > count[best])
      best = k;
  return best;
}

static int ordered(const unsigned char *key, int n) {
  for (int i = 0; i + 1 < n; i++)
    if (key[i] > key[i + 1])
      return 0;
  return 1;
}

static int distinct(const unsigned char *key, int n) {
  int groups = n > 0;
  int i = 1;
  while (i < n) {
    if (key[i] != key[i - 1])
      groups++;
    i++;
  }
  return groups;
}

int main(void) {
  unsigned char key[KEYS];
  unsigned char sorted[KEYS];
  int place[RANGE];
  int n = __VERIFIER_nondet_int();

  if (n < 0 || n > KEYS)
    return 0;
  read_keys(key, n);
  count_keys(key, n, place);
  if (place[largest(place)] > n)
    return 1;
  starts(place);
  for (int i = 0; i < n; i++) {
    int at = place[key[i]];
    place[key[i]]++;
    sorted[at] = key[i]; //@ violated: deref
  }
  for (int k = 0; k < RANGE; k++) {
    if (place[k] > n)
      return 3;
    if (k > 0 && place[k] < place[k - 1])
      return 4;
  }
  if (distinct(sorted, n) > RANGE)
    return 5;
  return !ordered(sorted, n);
}
