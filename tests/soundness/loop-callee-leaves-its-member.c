/* A callee of an inner loop writes through a pointer that leaves its array in one round only. */
//@ flags: --property assert,deref
extern int nondet_int(void);
extern void reach_error(void);

struct table {
  int used;
  unsigned char bytes[8];
  int limit;
};

static void put(unsigned char *at, int value) {
  *at = (unsigned char)value;
}

int main(void) {
  static struct table t;
  int rounds = nondet_int();
  t.limit = 3;
  for (int r = 0; r < rounds; r++) {
    unsigned char *p = t.bytes;
    int last = r == 100 ? 9 : 8;
    for (int i = 0; i < last; i++)
      put(p++, 7);
  }
  if (t.limit != 3)
    reach_error(); //@ violated: assert
  return 0;
}
