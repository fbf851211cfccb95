//@ verdict: safe
//@ pattern: fixed-point-table
// buffer: 64, function parameter
// A quarter wave in a table of 64 steps, read with linear interpolation between a step and the next one. The
// angle has sixteen bits, the upper two of them give the quarter.
#include <stdlib.h>

extern unsigned short __VERIFIER_nondet_ushort(void);
extern int __VERIFIER_nondet_int(void);

#define STEPS 64

struct wave {
  int low;
  int high;
};

static void build(int *table) {
  int v = 0;
  int slope = 1000;
  for (int i = 0; i < STEPS; i++) {
    table[i] = v;
    v += slope;
    slope -= 15;
  }
}

static int lookup(const int *table, unsigned step, unsigned part) {
  unsigned next = step + 1 < STEPS ? step + 1 : STEPS - 1;
  int a = table[step];
  int b = table[next];
  return a + (b - a) * (int)part / 256;
}

static int sine(const int *table, unsigned short angle) {
  unsigned quarter = angle >> 14;
  unsigned rest = angle & 0x3fffu;
  unsigned step, part;
  int v;
  if (quarter & 1)
    rest = 0x3fffu - rest;
  step = rest >> 8;
  part = rest & 0xffu;
  v = lookup(table, step, part);
  return quarter & 2 ? -v : v;
}

static struct wave sweep(const int *table, unsigned short start, int n) {
  struct wave w = {0, 0};
  unsigned short angle = start;
  for (int i = 0; i < n; i++) {
    int v = sine(table, angle);
    if (v < w.low)
      w.low = v;
    if (v > w.high)
      w.high = v;
    angle = (unsigned short)(angle + 257);
  }
  return w;
}

static int rising(const int *table) {
  int i = 1;
  while (i < STEPS && table[i - 1] <= table[i])
    i++;
  return i;
}

int main(void) {
  int *table = malloc(STEPS * sizeof *table);
  struct wave w;
  int n = __VERIFIER_nondet_int();
  int steps;

  if (!table)
    return 1;
  build(table);
  steps = rising(table);
  if (n < 0 || n > 70000)
    n = 0;
  w = sweep(table, __VERIFIER_nondet_ushort(), n);
  free(table);
  return w.high < w.low || steps > STEPS;
}
