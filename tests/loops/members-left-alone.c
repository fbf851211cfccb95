//@ verdict: safe
/* Loops that write one member of each structure in an array; the others keep their values. Structures of 16 and of 12 bytes. */
extern int __VERIFIER_nondet_int(void);
struct slot {
  int next, used;
  long load;
};
struct point {
  int x, y, mark;
};
static struct slot pool[10];
static struct point points[7];

int main(void) {
  int live = 0, marks = 0;
  for (int i = 0; i < 9; i++) pool[i].next = i + 1;
  pool[9].next = -1;
  for (int i = 0; i < 7; i++) points[i].x = __VERIFIER_nondet_int();
  for (int n = 0; n < 1000; n++) {
    int k = __VERIFIER_nondet_int();
    if (k >= 0 && k < 10) {
      pool[k].used = __VERIFIER_nondet_int() > 0;
      pool[k].load = n;
    } else if (k >= 10 && k < 17) {
      points[k - 10].mark = 1;
    }
  }
  for (int i = 0; i < 10; i++) live += pool[i].used;
  for (int i = 0; i < 7; i++) marks += points[i].mark;
  return live + marks;
}
