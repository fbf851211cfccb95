/* Two parameters may be the same object. */
static char room[10];

static void both(int *p, int *q, int n) {
  *p = 5;
  for (int i = 0; i < n; i++) *q = 20 + i;
  room[*p] = 1; //@ violated: deref
}

int main(void) {
  int a = 0, b = 0;
  both(&a, &b, 3);
  both(&b, &b, 3);
  return 0;
}
