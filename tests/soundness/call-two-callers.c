/* What one caller keeps to, another one does not. */
extern int nondet_int(void);
static int room[8];

static int put(int at, int n) {
  for (int i = 0; i < n; i++) room[at] += i; //@ violated: deref
  return room[0];
}

int main(void) {
  int at = nondet_int();
  if (at < 0 || at > 8) return 0;
  if (at < 8) put(at, 3);
  return put(at, 2);
}
