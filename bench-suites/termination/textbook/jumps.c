// Textbook loops: jumps.
extern int nondet_int(void);
extern void work(int);
int main(void) {
  int n = 0;
  while (1) { //@ terminating
    if (n > 40) break;
    n += 1 + (nondet_int() & 3);
  }
  for (;;) { //@ terminating
    n--;
    if (n < 0) goto out;
  }
out:
  n = 0;
again:
  n++; //@ terminating
  if (n < 100) goto again;
  int i = 0;
  while (i < 10) { //@ nonterminating
    if (nondet_int()) continue;
    i++;
  }
  for (;;) work(n); //@ nonterminating
}
