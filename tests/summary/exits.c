// Several ways out: return, goto, break, and a loop that is not entered.
extern int __VERIFIER_nondet_int(void);
static int search(int key) {
  int a[8] = {3, 1, 4, 1, 5, 9, 2, 6};
  for (int i = 0; i < 8; i++) {
    if (a[i] == key) return i;
    if (a[i] == 9 && key < 0) goto out;
  }
  return 20;
out:
  return 30;
}
int main(void) {
  int key = __VERIFIER_nondet_int(), r = search(key);
  do r += 2;
  while (r < 10);
  for (int i = 5; i < r - 40; i++) r = 0;
  return r;
}
