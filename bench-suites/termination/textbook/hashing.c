// Textbook loops: hashing.
extern unsigned nondet_uint(void);
#define SIZE 32
static unsigned keys[SIZE];
static int find(unsigned k) {
  unsigned h = k % SIZE;
  for (int i = 0; i < SIZE; i++) { //@ terminating
    if (keys[h] == k) return (int)h;
    if (!keys[h]) return -1;
    h = (h + 1) % SIZE;
  }
  return -1;
}
static int probe(unsigned k) {
  unsigned h = k & (SIZE - 1);
  while (keys[h] && keys[h] != k) h = (h + 1) & (SIZE - 1); //@ nonterminating
  return (int)h;
}
int main(void) {
  int t = 0;
  for (int i = 0; i < SIZE; i++) { keys[i] = nondet_uint(); } //@ terminating
  for (int i = 0; i < 10; i++) t += find(nondet_uint()); //@ terminating
  t += probe(7);
  return t;
}
