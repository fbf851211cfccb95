// Textbook loops: up and down.
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  if (x > 1000 || x < -1000 || y > 1000 || y < -1000) return 0;
  while (x > 0) { x += y; y--; if (y < -5000) break; } //@ terminating
  int z = nondet_int(), d = 1;
  if (z < 0 || z > 100) return 0;
  while (z != 50) { if (z < 50) z++; else z--; } //@ terminating
  int up = 1, c = 0;
  while (up || c > 0) { if (up) { c++; if (c == 10) up = 0; } else c--; } //@ terminating
  int st = 0, k = 0;
  while (st != 3) { //@ terminating
    switch (st) {
    case 0: if (++k > 5) st = 1; break;
    case 1: if (++k > 9) st = 2; break;
    case 2: st = 3; break;
    }
  }
  return d;
}
