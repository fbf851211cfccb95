/* A loop writes one member of the structures in an array, and another one through a pointer to what lies beside. */
extern int nondet_int(void);
struct slot {
  int next;
  int used;
};
static struct slot pool[4];
static int table[2];

int main(void) {
  int *numbers = (int *)pool;
  for (int i = 0; i < 4; i++) {
    pool[i].next = i;
    numbers[i * 2 + (i == 3)] = 2;
  }
  for (int i = 0; i < 4; i++)
    if (table[pool[i].used]) return 1; //@ violated: deref
  return 0;
}
