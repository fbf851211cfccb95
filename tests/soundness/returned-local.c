/* The address of a local variable is used after the return. */
static int *keep;

static int *local(void) {
  int x = 3;
  keep = &x;
  return keep;
}

int main(void) {
  int *p = local();
  return *p; //@ violated: deref
}
