/* A callee's callee writes to a variable of the caller, by way of a structure. */
struct job { int *out; int steps; };
static char room[5];

static void store(struct job *j, int v) {
  for (int i = 0; i < j->steps; i++) *j->out = v;
}

static void work(struct job *j) {
  for (int i = 0; i < 3; i++) store(j, i + 4);
}

int main(void) {
  int at = 0;
  struct job j = {&at, 2};
  room[at] = 1;
  work(&j);
  room[at] = 2; //@ violated: deref
  return 0;
}
