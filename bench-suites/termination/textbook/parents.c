// Textbook loops: parents.
extern int nondet_int(void);
static int par[32];
static int root(int x) {
  while (par[x] != x) x = par[x]; //@ nonterminating
  return x;
}
static int depth(int x) {
  int d = 0;
  while (par[x] > x && x < 31) { x = par[x]; d++; if (x < 0 || x > 31) break; } //@ terminating
  return d;
}
int main(void) {
  for (int i = 0; i < 32; i++) { par[i] = nondet_int(); if (par[i] < 0 || par[i] > 31) par[i] = i; } //@ terminating
  return depth(0) + root(0);
}
