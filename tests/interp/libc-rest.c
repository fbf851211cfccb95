/* getopt, quotients, sorting, files that do not exist. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

int main(void) {
  char *words[] = {"program", "-vn", "name", "-x5", "--", "rest", 0};
  int c;
  while ((c = getopt(6, words, "vn:x:")) != -1) printf("%c %s\n", c, optarg ? optarg : "-");
  printf("%d %s\n", optind, words[optind]);
  div_t d = div(-17, 5);
  ldiv_t l = ldiv(17, -5);
  printf("%d %d %ld %ld %d %ld\n", d.quot, d.rem, l.quot, l.rem, abs(-3), labs(-4));
  char *names[] = {"pear", "apple", "fig", "cherry"}, *key = "fig";
  qsort(names, 4, sizeof names[0], by_text);
  for (int i = 0; i < 4; i++) printf("%s ", names[i]);
  char **found = bsearch(&key, names, 4, sizeof names[0], by_text);
  printf("%ld\n", (long)(found - names));
  char text[16];
  printf("%d %s\n", snprintf(text, sizeof text, "%-4d|%04x|%.2s|%*d", 7, 255, "abc", 6, 42), text);
  return 0;
}
