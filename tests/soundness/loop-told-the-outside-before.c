/* What the end of an iteration tells to unknown code, the next one must expect to be changed. */
extern void keep(int *);
extern void change(void);

int main(void) {
  static char room[10];
  int at = 0;
  for (int n = 0; n < 5; n++) {
    if (at >= 0 && at < 10) {
      change();
      room[at] = 1; //@ violated: deref
    }
    keep(&at);
  }
  return 0;
}
