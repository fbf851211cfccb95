/* The only element stays where it is: no gap has passed it. */
extern int nondet_int(void);
extern void __VERIFIER_assert(int);
struct record {
  int key;
  unsigned more;
  int last;
};
static struct record all[1];

int main(void) {
  int n = nondet_int();
  int s = 0;
  all[0].last = n;
  for (int k = 0; k < 1; k++) {
    struct record *it = &all[k];
    *it = *it;
    s = all[0].last;
  }
  __VERIFIER_assert(s != 193847561);
  return 0;
}
