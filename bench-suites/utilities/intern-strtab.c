#include <stdio.h>
#include <string.h>

/* A string table as in object files: symbols are offsets into it. */
int main(void) {
  char table[128];
  size_t n = fread(table, 1, sizeof table - 1, stdin);
  table[n] = '\0';
  size_t offsets[20];
  unsigned symbols = 0;
  size_t at = 0;
  while (at < n && symbols < 20) {
    offsets[symbols++] = at;
    at += strlen(table + at) + 1;
  }
  for (unsigned i = 0; i < symbols; i++)
    printf("%u %s\n", i, table + offsets[i]);
  if (symbols > 0) {
    size_t last = offsets[symbols - 1];
    printf("last starts with %c\n", table[last]);
  }
  return 0;
}
