/* A word of the command line has no more bytes than its text. */
int main(int argc, char **argv) {
  if (argc < 3) return 0;
  return argv[2][5] == 'a'; //@ violated: deref
}
