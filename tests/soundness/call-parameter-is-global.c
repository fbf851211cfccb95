/* A parameter may be a global variable that the function names, too. */
static char room[10];
static int at;

static void set(int *p, int n) {
  at = 3;
  for (int i = 0; i < n; i++) *p = 30;
  room[at] = 1; //@ violated: deref
}

int main(void) {
  int other = 0;
  set(&other, 2);
  set(&at, 2);
  return 0;
}
