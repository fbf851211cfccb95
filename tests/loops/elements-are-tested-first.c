//@ verdict: safe
/* A table of links is tested before it is followed; a text is tested to be digits before they are counted. */
#include <ctype.h>
#include <stdio.h>

static int next[500];

static int is_number(const char *s) {
  if (*s == 0) return 0;
  for (; *s; s++)
    if (!isdigit((unsigned char)*s)) return 0;
  return 1;
}

int main(int argc, char **argv) {
  int n = 0, at = 0, count[10] = {0};
  while (n < 500 && scanf("%5d", &next[n]) == 1) n++;
  if (n == 0) return 0;
  for (int i = 0; i < n; i++)
    if (next[i] < 0 || next[i] >= n) return 1;
  for (int i = 0; i < n; i++) at = next[at];
  printf("%d\n", at);
  if (argc != 2 || !is_number(argv[1])) return 1;
  for (const char *s = argv[1]; *s; s++) count[*s - '0'] = 1;
  printf("%d\n", count[7]);
  return 0;
}
