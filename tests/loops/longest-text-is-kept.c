//@ verdict: safe
/* The longest argument is kept beside its length. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv)
{
  const char *longest = NULL;
  size_t best = 0;
  for (int i = 1; i < argc; i++) {
    size_t n = strlen(argv[i]);
    if (longest == NULL || n > best) {
      best = n;
      longest = argv[i];
    }
  }
  if (!longest) return 1;
  char *copy = malloc(best + 1);
  if (!copy) return 1;
  strcpy(copy, longest);
  for (size_t i = 0; i < best; i++)
    if (copy[i] == '-') copy[i] = '_';
  puts(copy);
  free(copy);
  return 0;
}
