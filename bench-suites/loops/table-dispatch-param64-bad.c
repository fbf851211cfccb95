//@ verdict: violated
//@ pattern: table-index
//@ inputs: 10 54
// buffer: 64, function parameter
// A transition table of 64 entries gives the next index; all entries are checked when the table is loaded.
extern int __VERIFIER_nondet_int(void);

#define ENTRIES 64

struct walk {
  int steps;
  int at;
};

static int load_table(int *next, int n) {
  int broken = 0;
  for (int i = 0; i < n; i++) {
    int v = __VERIFIER_nondet_int();
    if (v < 0 || v >= n) {
      broken++;
      v = 0;
    }
    next[i] = v;
  }
  return broken;
}

static void mark(const int *next, unsigned char *seen, struct walk *w) {
  while (!seen[w->at]) {
    seen[w->at] = 1;
    w->at = next[w->at];
    w->steps++;
  }
}

static int cycle_length(const int *next, int start) {
  int at = next[start];
  int n = 1;
  while (at != start) {
    at = next[at];
    n++;
  }
  return n;
}

static void shift_table(int *next, int n, int by) {
  for (int i = 0; i < n; i++) {
    int v = next[i] + by;
    if (v > n)
      v -= n;
    next[i] = v;
  }
}

static int sum_of_targets(const int *next, const int *weight, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += weight[next[i]]; //@ violated: deref
  return sum;
}

int main(void) {
  int next[ENTRIES];
  int weight[ENTRIES];
  unsigned char seen[ENTRIES];
  struct walk w = {0, 0};
  int by = __VERIFIER_nondet_int();

  if (by < 0 || by >= ENTRIES)
    return 0;
  load_table(next, ENTRIES);
  for (int i = 0; i < ENTRIES; i++) {
    weight[i] = i % 9;
    seen[i] = 0;
  }
  shift_table(next, ENTRIES, by);
  if (sum_of_targets(next, weight, ENTRIES) > 9 * ENTRIES)
    return 1;
  mark(next, seen, &w);
  if (cycle_length(next, w.at) > w.steps)
    return 2;
  return 0;
}
