/* Structures of 12 bytes: an index so large that its place wraps around meets another member than its name says. */
extern unsigned long nondet_ulong(void);
struct slot {
  int next;
  int used;
  int load;
};
static struct slot pool[5];
static int table[2];

int main(void) {
  for (int i = 0; i < 5; i++) pool[i].next = 7;
  unsigned long k = nondet_ulong();
  if (k != 0x5555555555555555ul) return 0;
  /* 12 * k is -4: the place of `used` is that of `next` in the first structure. */
  if (table[*(int *)((char *)pool + 12 * k + 4)]) return 1; //@ violated: deref
  return 0;
}
