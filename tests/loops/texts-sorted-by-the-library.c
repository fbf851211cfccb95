//@ verdict: safe
/* The library sorts a table of texts. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_length(const void *x, const void *y) {
  return strlen(*(char *const *)x) < strlen(*(char *const *)y) ? -1 : 1;
}

int main(void) {
  char *lines[64], text[80];
  int n = 0;
  while (n < 64 && fgets(text, sizeof text, stdin)) {
    char *copy = malloc(strlen(text) + 1);
    if (!copy) break;
    strcpy(copy, text);
    lines[n++] = copy;
  }
  qsort(lines, (size_t)n, sizeof lines[0], by_length);
  for (int i = 0; i < n; i++) fputs(lines[i], stdout);
  return 0;
}
