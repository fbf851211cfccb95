/* Words are measured and then joined with more between them than was measured, though not behind the last one. */
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
    memcpy(to, argv[i], n); //@ violated: deref
    to += n;
    to += i + 1 < argc ? 2 : 0;
  }
  free(all);
  return 0;
}
