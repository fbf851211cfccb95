/* What a failure left behind is what is read after the test for it. */
extern int nondet_int(void);

struct file {
  int at;
};

static int start(struct file *f) {
  if (nondet_int() == 77) {
    f->at = 2;
    return 1;
  }
  f->at = 4;
  return 0;
}

int main(void) {
  int a[4] = {0};
  struct file f;
  if (start(&f))
    return 0;
  a[f.at] = 1; //@ violated: deref
  return 0;
}
