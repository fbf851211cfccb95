#include <stdio.h>
#include <stdlib.h>

/* Builds "1,2,3" of numbers into a bounded line with snprintf. */
int main(int argc, char **argv) {
  char line[48];
  size_t used = 0;
  line[0] = '\0';
  for (int i = 1; i < argc; i++) {
    long v = strtol(argv[i], NULL, 10);
    int n = snprintf(line + used, sizeof line - used, "%s%ld", used > 0 ? "," : "", v); //@ violated: deref
    if (n < 0)
      return 1;
    used += (size_t)n;
  }
  puts(line);
  return 0;
}
