//@ property: assert,deref
//@ verdict: safe
/* A structure of arrays of structures, each level with its own guard. */
#include <assert.h>
#include <string.h>
extern unsigned int __VERIFIER_nondet_uint(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_assume(int);

struct pixel {
  unsigned char r, g, b;
};
struct line {
  short y;
  struct pixel px[3];
};
struct image {
  int id;
  struct line lines[2];
};

static struct pixel *pixel_at(struct image *im, unsigned y, unsigned x) {
  if (y >= 2 || x >= 3)
    return 0;
  return &im->lines[y].px[x];
}

int main(void) {
  struct image im;
  memset(&im, 0, sizeof im);
  unsigned y = __VERIFIER_nondet_uint();
  unsigned x = __VERIFIER_nondet_uint();
  unsigned char v = __VERIFIER_nondet_uchar();
  __VERIFIER_assume(x < 100 && y < 100);
  struct pixel *p = pixel_at(&im, y, x);
  if (!p)
    return 0;
  p->g = v;
  assert(im.lines[y].px[x].g == v);
  assert(im.id == 0);
  return 0;
}
