/* Words are measured and then joined: one byte more is written than was measured for those that begin with a dash. */
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  size_t size = 0, n;
  if (argc < 2) return 1;
  for (int i = 1; i < argc; i++) {
    n = strlen(argv[i]) + 1;
    if (n > 1000 - size) return 1;
    size += n;
  }
  char *all = malloc(size), *to = all;
  if (!all) return 1;
  for (int i = 1; i < argc; i++) {
    n = strlen(argv[i]);
    if (argv[i][0] == '-') *to++ = '-'; //@ violated: deref
    memcpy(to, argv[i], n); //@ violated: deref
    to += n;
    *to++ = ' '; //@ violated: deref
  }
  free(all);
  return 0;
}
