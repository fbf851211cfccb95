//@ verdict: violated
//@ pattern: histogram
//@ inputs: 4096 100
// buffer: 4096, on the heap
// Equalises the grey values of a picture of 4096 pixels: histogram, running sum, mapping. The depth of the
// picture is an input, so a value is checked against the number of levels before it is counted.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define PIXELS 4096

struct picture {
  unsigned char *pixel;
  int used;
  int levels;
};

static int picture_load(struct picture *p) {
  int used = __VERIFIER_nondet_int();
  int levels = __VERIFIER_nondet_int();
  if (used < 1 || used > PIXELS)
    return -1;
  if (levels < 1 || levels > 256)
    return -1;
  p->pixel = malloc(PIXELS);
  if (p->pixel == NULL)
    return -1;
  p->used = used;
  p->levels = levels;
  for (int i = 0; i < used; i++)
    p->pixel[i] = (unsigned char)(__VERIFIER_nondet_uchar() | (i > 1000 ? 128 : 0));
  return 0;
}

static void clip(struct picture *p) {
  for (int i = 0; i < p->used; i++)
    if (p->pixel[i] >= p->levels)
      p->pixel[i] = (unsigned char)(p->levels - 1);
}

static void count(const struct picture *p, int *level) {
  for (int i = 0; i < p->levels; i++)
    level[i] = 0;
  for (int i = 0; i < p->used; i++)
    level[p->pixel[i]]++; //@ violated: deref
}

static void accumulate(int *level, int levels) {
  for (int i = 1; i < levels; i++)
    level[i] += level[i - 1];
}

static void map(struct picture *p, const int *level) {
  for (int i = 0; i < p->used; i++) {
    int v = level[p->pixel[i]] * (p->levels - 1) / p->used;
    p->pixel[i] = (unsigned char)v;
  }
}

int main(void) {
  struct picture p;
  int *level;
  int result = 0;

  if (picture_load(&p) != 0)
    return 0;
  level = malloc((size_t)p.levels * sizeof *level);
  if (level == NULL) {
    free(p.pixel);
    return 1;
  }
  count(&p, level);
  accumulate(level, p.levels);
  if (level[p.levels - 1] != p.used)
    result = 2;
  map(&p, level);
  free(level);
  free(p.pixel);
  return result;
}
