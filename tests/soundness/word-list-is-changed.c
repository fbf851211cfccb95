/* The list of words may be written like any other memory. */
static char one;

int main(int argc, char **argv) {
  if (argc < 2) return 0;
  for (int i = 0; i < argc; i++) argv[i] = &one;
  return argv[1][1]; //@ violated: deref
}
