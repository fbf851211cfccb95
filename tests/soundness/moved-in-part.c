/* Structures are sorted, and one member of one of them is written meanwhile. */
extern int nondet_int(void);
struct item {
  int key, slot, rest;
};
static struct item items[6];
static int used[10];

int main(void) {
  int n = 0;
  while (n < 6) {
    int x = nondet_int();
    if (x < 0 || x > 9) break;
    items[n].key = nondet_int();
    items[n].slot = x;
    n++;
  }
  for (int i = 1; i < n; i++) {
    struct item k = items[i];
    int j = i - 1;
    while (j >= 0 && items[j].key > k.key) {
      items[j + 1] = items[j];
      j--;
    }
    if (k.key == 77) k.slot = 10;
    items[j + 1] = k;
  }
  for (int i = 0; i < n; i++) used[items[i].slot]++; //@ violated: deref
  return 0;
}
