//@ property: uninit
//@ verdict: violated
//@ inputs: 0 9
/* An index that is computed only when a search succeeds. */
extern int __VERIFIER_nondet_int(void);

static const int keys[3] = {10, 20, 30};
static const int values[3] = {1, 2, 3};

static int find(int key, unsigned *where) {
  if (keys[0] == key) {
    *where = 0;
    return 1;
  }
  if (keys[1] == key) {
    *where = 1;
    return 1;
  }
  if (keys[2] == key) {
    *where = 2;
    return 1;
  }
  return 0;
}

int main(void) {
  int key = __VERIFIER_nondet_int();
  unsigned at;
  int v = 0;
  find(key, &at);
  v = values[at]; //@ violated: uninit
  (void)v;
  return 0;
}
