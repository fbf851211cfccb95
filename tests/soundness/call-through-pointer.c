/* The worst caller goes through a table. */
extern int nondet_int(void);
static char room[6];

static void one(int at) {
  for (int i = 0; i < 2; i++) room[at + i] = 1; //@ violated: deref
}

static void two(int at) {
  for (int i = 0; i < 2; i++) room[at / 2] = 2;
}

static void (*const table[2])(int) = {one, two};

int main(void) {
  one(3);
  int which = nondet_int() & 1;
  table[which](which ? 9 : 5);
  return 0;
}
