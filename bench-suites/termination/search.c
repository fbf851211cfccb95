// Searching and sorting.
int linear(int key) {
  static int a[50];
  int i = 0;
  while (i < 50 && a[i] != key) //@ terminating
    i++;
  return i;
}
int binary(int key) {
  static int a[64];
  int lo = 0, hi = 63;
  while (lo <= hi) { //@ terminating
    int mid = (lo + hi) / 2;
    if (a[mid] == key) return mid;
    if (a[mid] < key) lo = mid + 1;
    else hi = mid - 1;
  }
  return -1;
}
int binary_stuck(int key) {
  static int a[64];
  int lo = 0, hi = 63;
  while (lo < hi) { //@ nonterminating
    int mid = (lo + hi) / 2;
    if (a[mid] < key) lo = mid;
    else hi = mid;
  }
  return lo;
}
void bubble(int *unused, int n) {
  static int a[32];
  if (n > 32) n = 32;
  for (int i = 0; i < n; i++) //@ terminating
    for (int j = 0; j + 1 < n - i; j++) //@ terminating
      if (a[j] > a[j + 1]) {
        int t = a[j];
        a[j] = a[j + 1];
        a[j + 1] = t;
      }
}
void insertion(void) {
  static int a[32];
  for (int i = 1; i < 32; i++) { //@ terminating
    int x = a[i], j = i;
    while (j > 0 && a[j - 1] > x) { //@ terminating
      a[j] = a[j - 1];
      j--;
    }
    a[j] = x;
  }
}
void selection(void) {
  static int a[32];
  for (int i = 0; i < 31; i++) { //@ terminating
    int least = i;
    for (int j = i + 1; j < 32; j++) //@ terminating
      if (a[j] < a[least]) least = j;
    int t = a[i];
    a[i] = a[least];
    a[least] = t;
  }
}
void shell(void) {
  static int a[64];
  for (int gap = 32; gap > 0; gap /= 2) //@ terminating
    for (int i = gap; i < 64; i++) { //@ terminating
      int x = a[i], j = i;
      while (j >= gap && a[j - gap] > x) { //@ terminating
        a[j] = a[j - gap];
        j -= gap;
      }
      a[j] = x;
    }
}
void sift(int root) {
  static int a[64];
  if (root < 0 || root > 31) return;
  while (2 * root + 1 < 64) { //@ terminating
    int child = 2 * root + 1;
    if (child + 1 < 64 && a[child + 1] > a[child]) child++;
    if (a[root] >= a[child]) break;
    int t = a[root];
    a[root] = a[child];
    a[child] = t;
    root = child;
  }
}
int merge(void) {
  static int a[20], b[20], out[40];
  int i = 0, j = 0, k = 0;
  while (i < 20 && j < 20) //@ terminating
    out[k++] = a[i] <= b[j] ? a[i++] : b[j++];
  while (i < 20) //@ terminating
    out[k++] = a[i++];
  while (j < 20) //@ terminating
    out[k++] = b[j++];
  return out[0];
}
int partition(int n) {
  static int a[40];
  int i = 0, j = 39, pivot = n;
  while (i <= j) { //@ terminating
    if (a[i] < pivot) i++;
    else {
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
      j--;
    }
  }
  return i;
}
int hash_probe(unsigned key) {
  static unsigned table[16];
  unsigned i = key % 16, n = 0;
  while (table[i] != 0 && table[i] != key && n < 16) { //@ terminating
    i = (i + 1) % 16;
    n++;
  }
  return (int)i;
}
int hash_probe_full(unsigned key) {
  unsigned table[4] = {1, 2, 3, 4};
  unsigned i = key % 4;
  while (table[i] != key) //@ nonterminating
    i = (i + 1) % 4;
  return (int)i;
}
