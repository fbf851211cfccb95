/* Structures of 12 bytes: a loop writes one member of each, and all of one of them. */
extern int nondet_int(void);
struct slot {
  int next;
  int used;
  int load;
};
static struct slot pool[5];
static int table[2];

int main(void) {
  struct slot other = {0, 5, 0};
  for (int i = 0; i < 5; i++) {
    pool[i].next = i;
    if (i == 3 && nondet_int()) pool[i] = other;
  }
  for (int i = 0; i < 5; i++)
    if (table[pool[i].used]) return 1; //@ violated: deref
  return 0;
}
