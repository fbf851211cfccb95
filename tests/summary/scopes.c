// Variables that live for one iteration, and structures.
extern unsigned char __VERIFIER_nondet_uchar(void);
struct ring {
  int slots[4];
  unsigned head, used;
};
static void put(struct ring *r, int value) {
  if (r->used < 4) {
    r->slots[(r->head + r->used) % 4] = value;
    r->used++;
  }
}
int main(void) {
  struct ring r = {{0}, 0, 0};
  int rounds = __VERIFIER_nondet_uchar() % 6;
  for (int i = 0; i < rounds; i++) {
    int twice[2] = {i, 2 * i};
    for (int k = 0; k < 2; k++) put(&r, twice[k]);
  }
  int sum = 0;
  while (r.used > 0) {
    sum += r.slots[r.head];
    r.head = (r.head + 1) % 4;
    r.used--;
  }
  return sum;
}
