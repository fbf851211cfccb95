//@ verdict: violated
//@ pattern: known-defect
//@ inputs: 100 30 7
// buffer: symbolic, struct member
// A picture is stored in strips of several rows each. The last strip has fewer rows when the rows per strip
// do not divide the height. The pixels are the last member of the picture's structure.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct picture {
  unsigned rows;
  unsigned width;
  unsigned rows_per_strip;
  unsigned char pixel[];
};

static struct picture *picture_new(unsigned rows, unsigned width, unsigned per_strip) {
  size_t size = (size_t)rows * width;
  struct picture *p = malloc(sizeof *p + size);
  if (!p)
    return NULL;
  p->rows = rows;
  p->width = width;
  p->rows_per_strip = per_strip;
  for (size_t i = 0; i < size; i++)
    p->pixel[i] = 0;
  return p;
}

static unsigned strips(const struct picture *p) {
  return (p->rows + p->rows_per_strip - 1) / p->rows_per_strip;
}

static unsigned strip_rows(const struct picture *p, unsigned strip) {
  unsigned first = strip * p->rows_per_strip;
  return first < p->rows ? p->rows_per_strip : 0;
}

static void strip_read(struct picture *p, unsigned strip) {
  size_t at = (size_t)strip * p->rows_per_strip * p->width;
  size_t n = (size_t)strip_rows(p, strip) * p->width;
  while (n > 0) {
    p->pixel[at] = __VERIFIER_nondet_uchar(); //@ violated: deref
    at++;
    n--;
  }
}

static unsigned brightest_row(const struct picture *p) {
  unsigned best = 0;
  unsigned long most = 0;
  for (unsigned r = 0; r < p->rows; r++) {
    const unsigned char *row = p->pixel + (size_t)r * p->width;
    unsigned long sum = 0;
    for (unsigned c = 0; c < p->width; c++)
      sum += row[c];
    if (sum > most) {
      most = sum;
      best = r;
    }
  }
  return best;
}

int main(void) {
  unsigned rows = __VERIFIER_nondet_uint();
  unsigned width = __VERIFIER_nondet_uint();
  unsigned per_strip = __VERIFIER_nondet_uint();
  struct picture *p;
  unsigned best;

  if (rows == 0 || rows > 500 || width == 0 || width > 500)
    return 0;
  if (per_strip == 0 || per_strip > 500)
    return 0;
  p = picture_new(rows, width, per_strip);
  if (!p)
    return 1;
  for (unsigned s = 0; s < strips(p); s++)
    strip_read(p, s);
  best = brightest_row(p);
  free(p);
  return best >= rows;
}
