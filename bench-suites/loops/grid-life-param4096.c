//@ verdict: safe
//@ pattern: two-dim
// buffer: 4096, function parameter
// One step of the game of life on a field of 64 by 64 cells. Cells at the border have fewer neighbours.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);

#define EDGE 64
#define CELLS 4096

static int cell(const unsigned char *field, int r, int c) {
  if (r < 0 || r >= EDGE || c < 0 || c >= EDGE)
    return 0;
  return field[r * EDGE + c];
}

static int neighbours(const unsigned char *field, int r, int c) {
  int n = 0;
  for (int dr = -1; dr <= 1; dr++) {
    for (int dc = -1; dc <= 1; dc++) {
      if (dr == 0 && dc == 0)
        continue;
      n += cell(field, r + dr, c + dc);
    }
  }
  return n;
}

static void step(unsigned char *to, const unsigned char *from) {
  int r = 0;
  while (r < EDGE) {
    int c = 0;
    while (c < EDGE) {
      int n = neighbours(from, r, c);
      int alive = from[r * EDGE + c];
      to[r * EDGE + c] = (unsigned char)(n == 3 || (alive && n == 2));
      c++;
    }
    r++;
  }
}

static int population(const unsigned char *field) {
  int n = 0;
  for (int i = 0; i < CELLS; i++)
    n += field[i];
  return n;
}

static void seed(unsigned char *field, int rows) {
  for (int i = 0; i < CELLS; i++)
    field[i] = 0;
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < EDGE; c++)
      field[r * EDGE + c] = __VERIFIER_nondet_bool();
}

int main(void) {
  unsigned char *now = malloc(CELLS);
  unsigned char *next = malloc(CELLS);
  int rows = __VERIFIER_nondet_int();
  int people = 0;

  if (now == NULL || next == NULL)
    goto out;
  if (rows < 0 || rows > EDGE)
    goto out;
  seed(now, rows);
  for (int generation = 0; generation < 2; generation++) {
    unsigned char *t = now;
    step(next, now);
    now = next;
    next = t;
  }
  people = population(now);
out:
  free(now);
  free(next);
  return people > CELLS;
}
