/* A function of the program that has the name of one in the library, and calls itself as that one is called. */
static int depth;

int scanf(const char *format, ...) {
  if (depth++ < 1) return scanf("%d");
  return 7;
}

int main(void) {
  int a[7];
  int r = scanf("");
  if (r == 7) a[r] = 1; //@ violated: deref
  return 0;
}
