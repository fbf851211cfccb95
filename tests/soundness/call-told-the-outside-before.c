/* What a caller has told to unknown code may change when the callee runs unknown code. */
extern void keep(int *);
extern void change(void);
static char room[10];
static int at;

static void work(int n) {
  for (int i = 0; i < n; i++)
    if (at >= 0 && at < 10) {
      change();
      room[at] = 1; //@ violated: deref
    }
}

int main(void) {
  keep(&at);
  work(3);
  return 0;
}
