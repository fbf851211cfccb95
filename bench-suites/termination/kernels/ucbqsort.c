// Quicksort with a stack of its own, insertion sort for short parts.
extern int nondet_int(void);
static int a[64];
static void insertion(int lo, int hi) {
  for (int i = lo + 1; i <= hi; i++) { //@ terminating
    int x = a[i & 63], j = i;
    while (j > lo && a[(j - 1) & 63] > x) { //@ terminating
      a[j & 63] = a[(j - 1) & 63];
      j--;
    }
    a[j & 63] = x;
  }
}
int main(void) {
  int stack[32], top = 0, budget = 200;
  for (int i = 0; i < 64; i++) //@ terminating
    a[i] = nondet_int();
  stack[top++] = 0;
  stack[top++] = 63;
  while (top >= 2 && top <= 30 && budget-- > 0) { //@ terminating
    int hi = stack[--top] & 63, lo = stack[--top] & 63;
    if (hi - lo < 4) {
      insertion(lo, hi);
      continue;
    }
    int pivot = a[(lo + hi) / 2], i = lo, j = hi;
    while (i <= j) { //@ terminating
      while (i < 63 && a[i] < pivot) //@ terminating
        i++;
      while (j > 0 && a[j] > pivot) //@ terminating
        j--;
      if (i <= j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
        i++;
        j--;
      }
      if (i > 63 || j < 0) break;
    }
    if (top < 28 && lo < j) {
      stack[top++] = lo;
      stack[top++] = j;
    }
    if (top < 28 && i < hi) {
      stack[top++] = i;
      stack[top++] = hi;
    }
  }
  return a[0] & 1;
}
