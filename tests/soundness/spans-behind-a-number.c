/* Each span ends after it begins. What stands before the first one is none of its members. */
extern int nondet_int(void);

struct table {
  int lowest;
  struct {
    int at, end;
  } s[5];
};

int main(void) {
  struct table t;
  int a[1];
  char text[16];
  t.lowest = -100;
  for (int i = 0; i < 5; i++) {
    t.s[i].at = -i;
    t.s[i].end = i;
  }
  for (int i = 0; i < 5; i++)
    for (int j = t.s[i].at; j < t.s[i].end; j++)
      text[j + 5] = 'x';
  if (t.s[0].at > t.lowest && (nondet_int() ^ 0x5a5a5a5a) == 99)
    a[1] = 1; //@ violated: deref
  return 0;
}
