/* The address of a parameter is used after the return. */
static int *where(int x) {
  int *p = &x;
  *p += 1;
  return p;
}

int main(void) {
  int *p = where(3);
  return *p; //@ violated: deref
}
