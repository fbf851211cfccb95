// Textbook loops: ring.
extern int nondet_int(void);
#define N 16
static int buf[N];
static unsigned head, tail, count;
static void put(int v) { buf[head] = v; head = (head + 1) % N; if (count < N) count++; else tail = (tail + 1) % N; }
static int get(int *v) { if (!count) return 0; *v = buf[tail]; tail = (tail + 1) % N; count--; return 1; }
int main(void) {
  int v, s = 0;
  for (int i = 0; i < 100; i++) put(nondet_int()); //@ terminating
  while (get(&v)) s += v; //@ terminating
  for (unsigned i = 3; i != 2; i = (i + 1) % N) s += buf[i]; //@ terminating
  for (unsigned i = 0; i != 5; i = (i + 2) % N) s += buf[i]; //@ nonterminating
  return s;
}
