// Textbook loops: handlers.
extern int nondet_int(void);
typedef int (*handler)(int);
static int inc(int x) { return x + 1; }
static int two(int x) { return x + 2; }
static const handler tab[2] = {inc, two};
int main(void) {
  int x = 0, s = 0;
  while (x < 100) x = tab[nondet_int() & 1](x); //@ terminating
  for (int i = 0; i < 5; i++) //@ terminating
    for (int k = 0; k < 2; k++) s += tab[k](i); //@ terminating
  int level = 3;
  while (level > 0) { //@ terminating
    int tries = 4;
    while (tries-- > 0) if (nondet_int()) break; //@ terminating
    level--;
  }
  int pending = nondet_int();
  while (pending) { int low = pending & -pending; pending &= ~low; s ^= low; } //@ terminating
  return s;
}
