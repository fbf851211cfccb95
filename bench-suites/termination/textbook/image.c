// Textbook loops: image.
extern int nondet_int(void);
#define W 24
static unsigned char img[W][W], out[W][W];
static int hist[256];
int main(void) {
  for (int y = 1; y < W - 1; y++) //@ terminating
    for (int x = 1; x < W - 1; x++) { //@ terminating
      int s = 0;
      for (int dy = -1; dy <= 1; dy++) //@ terminating
        for (int dx = -1; dx <= 1; dx++) s += img[y + dy][x + dx]; //@ terminating
      out[y][x] = s / 9;
      hist[out[y][x]]++;
    }
  int run = 0, pos = 0;
  while (pos < W * W) { //@ terminating
    int v = img[pos / W][pos % W];
    run = 0;
    while (pos < W * W && img[pos / W][pos % W] == v && run < 127) { pos++; run++; } //@ terminating
  }
  int lo = 0, hi = 255;
  while (lo <= hi) { //@ terminating
    int mid = (lo + hi) >> 1;
    if (hist[mid] > 3) hi = mid - 1; else lo = mid + 1;
  }
  for (int k = 128; k > 0; k >>= 1) //@ terminating
    for (int j = 0; j < 256; j += 2 * k) //@ terminating
      for (int i = j; i < j + k; i++) hist[i] += hist[i + k]; //@ terminating
  return run;
}
