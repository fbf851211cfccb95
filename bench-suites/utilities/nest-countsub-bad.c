#include <stdio.h>
#include <string.h>

/* Counts how often a word occurs in what is read. */
static unsigned count(const char *text, size_t n, const char *word, size_t m) {
  unsigned found = 0;
  if (m == 0)
    return 0;
  for (size_t i = 0; i <= n - m; i++) {
    size_t j = 0;
    while (j < m && text[i + j] == word[j]) //@ violated: deref
      j++;
    if (j == m)
      found++;
  }
  return found;
}

int main(int argc, char **argv) {
  static char text[1024];
  if (argc != 2)
    return 2;
  size_t n = fread(text, 1, sizeof text, stdin);
  printf("%u\n", count(text, n, argv[1], strlen(argv[1])));
  return 0;
}
