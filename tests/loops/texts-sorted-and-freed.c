//@ verdict: safe
/* Texts of the heap are sorted by insertion, then by the library: each is still there once, and can be freed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_text(const void *x, const void *y) { return strcmp(*(char *const *)x, *(char *const *)y); }

static void insertion(char **v, int n) {
  for (int i = 1; i < n; i++) {
    char *key = v[i];
    int j = i - 1;
    while (j >= 0 && strlen(v[j]) > strlen(key)) {
      v[j + 1] = v[j];
      j--;
    }
    v[j + 1] = key;
  }
}

int main(int argc, char **argv) {
  char *lines[64], text[80];
  int n = 0;
  while (n < 64 && fgets(text, sizeof text, stdin)) {
    char *copy = strdup(text);
    if (!copy) break;
    lines[n++] = copy;
  }
  if (argc > 1) insertion(lines, n);
  else qsort(lines, (size_t)n, sizeof lines[0], by_text);
  for (int i = 0; i < n; i++) {
    puts(lines[i]);
    free(lines[i]);
  }
  return 0;
}
