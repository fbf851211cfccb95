#include <stdio.h>
#include <string.h>

/* A private isalpha: 1 letter, 2 digit, 4 blank; the table has 256 entries. */
static unsigned char kind[256];

static void prepare(void) {
  for (int c = 'a'; c <= 'z'; c++)
    kind[c] = kind[c - 'a' + 'A'] = 1;
  for (int c = '0'; c <= '9'; c++)
    kind[c] = 2;
  kind[' '] = kind['\t'] = kind['\n'] = 4;
}

static unsigned identifiers(const char *s) {
  unsigned n = 0;
  while (*s != '\0') {
    if (kind[(unsigned char)*s] == 1) {
      n++;
      while (kind[(unsigned char)*s] == 1 || kind[(unsigned char)*s] == 2)
        s++;
    } else {
      s++;
    }
  }
  return n;
}

int main(void) {
  char line[160];
  prepare();
  while (fgets(line, sizeof line, stdin) != NULL)
    printf("%u\n", identifiers(line));
  return 0;
}
