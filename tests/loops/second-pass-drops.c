//@ verdict: safe
/* The words of a table are measured and then joined without their backslashes: less is written than was measured. */
#include <stdlib.h>
#include <string.h>
extern char __VERIFIER_nondet_char(void);

int main(int argc, char **argv) {
  size_t size = 0, n;
  if (argc < 2) return 1;
  for (int i = 1; i < argc; i++) {
    n = strlen(argv[i]) + 1;
    if (n > 100000 - size) return 1;
    size += n;
  }
  char *all = malloc(size), *to = all;
  if (!all) return 1;
  for (int i = 1; i < argc; i++) {
    n = strlen(argv[i]);
    if (n > 0 && argv[i][0] == '\\') n--;
    memcpy(to, argv[i], n);
    to += n;
    *to++ = ' ';
  }
  *--to = '\0';
  free(all);
  return 0;
}
