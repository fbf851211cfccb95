//@ verdict: safe
//@ pattern: convolution
// buffer: 4096, on the stack
// Differences of neighbours in a picture of 64 by 64 pixels, kept flat.
extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned char img[4096];
  int edges = 0;
  int limit = __VERIFIER_nondet_int();
  if (limit < 0 || limit > 255)
    return 0;
  for (int i = 0; i < 4096; i++)
    img[i] = __VERIFIER_nondet_uchar();
  for (int r = 0; r < 63; r++)
    for (int c = 0; c < 63; c++) {
      int right = img[r * 64 + c + 1] - img[r * 64 + c];
      int below = img[(r + 1) * 64 + c] - img[r * 64 + c];
      if (right > limit || below > limit)
        edges++;
    }
  return edges > 4096;
}
