//@ verdict: safe
//@ pattern: stride
// buffer: symbolic, on the heap
// Three bytes per pixel: the green channel is halved with a stride of three.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);

int main(void) {
  int pixels = __VERIFIER_nondet_int();
  unsigned char *img;
  __VERIFIER_assume(pixels >= 1 && pixels <= 20000);
  img = calloc((size_t)pixels, 3);
  if (!img)
    return 1;
  for (int i = 1; i < 3 * pixels; i += 3)
    img[i] = (unsigned char)(img[i] / 2);
  free(img);
  return 0;
}
