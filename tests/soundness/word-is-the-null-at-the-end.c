/* Behind the last word there is NULL. */
int main(int argc, char **argv) {
  int n = 0;
  for (int i = 1; i <= argc; i++) n += argv[i][0] == '-'; //@ violated: deref
  return n;
}
