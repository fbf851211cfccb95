/* Two elements stay where they are. */
extern int nondet_int(void);
extern void __VERIFIER_assert(int);
struct record {
  int key;
  void *more;
};
static struct record all[2];

int main(void) {
  int n = nondet_int();
  all[0].key = n;
  all[1].key = 5;
  for (int k = 0; k < 2; k++) all[k] = all[k];
  __VERIFIER_assert(all[0].key != 193847561);
  return 0;
}
