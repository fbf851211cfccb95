// Textbook loops: binary heap.
extern unsigned nondet_uint(void);
extern int nondet_int(void);
static int heap[64];
static void down(int i, int n) {
  for (;;) { //@ terminating
    int c = 2 * i + 1;
    if (c >= n) break;
    if (c + 1 < n && heap[c + 1] > heap[c]) c++;
    if (heap[i] >= heap[c]) break;
    int t = heap[i]; heap[i] = heap[c]; heap[c] = t;
    i = c;
  }
}
static void up(int i) {
  while (i > 0 && heap[(i - 1) / 2] < heap[i]) { //@ terminating
    int p = (i - 1) / 2, t = heap[i];
    heap[i] = heap[p]; heap[p] = t; i = p;
  }
}
int main(void) {
  int n = 0;
  while (n < 64) { heap[n] = nondet_int(); up(n); n++; } //@ terminating
  for (int k = 63; k > 0; k--) { //@ terminating
    int t = heap[0]; heap[0] = heap[k]; heap[k] = t;
    down(0, k);
  }
  for (int i = 31; i >= 0; i--) down(i, 64); //@ terminating
  return 0;
}
