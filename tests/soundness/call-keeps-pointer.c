/* A pointer that one call keeps is used by the next one, after its object has ended. */
static int *kept;

static void keep(int *p, int n) {
  for (int i = 0; i < n; i++) kept = p + i;
}

static int look(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s ^= kept[-i]; //@ violated: deref
  return s;
}

static void short_lived(void) {
  int local[3] = {1, 2, 3};
  keep(local, 3);
}

int main(void) {
  int wide[3] = {4, 5, 6};
  keep(wide, 3);
  int s = look(2);
  short_lived();
  return s + look(2);
}
