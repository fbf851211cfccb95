#include <stdio.h>
#include <stdlib.h>

/* Writes numbers with separators between thousands, from the back. */
static const char *commas(unsigned long v, char *buffer, int size) {
  int at = size - 1;
  int digits = 0;
  buffer[at] = '\0';
  do {
    if (digits > 0 && digits % 3 == 0) {
      if (at < 1)
        break;
      buffer[--at] = ',';
    }
    if (at < 1)
      break;
    buffer[--at] = (char)('0' + v % 10);
    v /= 10;
    digits++;
  } while (v != 0);
  return buffer + at;
}

int main(int argc, char **argv) {
  char buffer[20];
  for (int i = 1; i < argc; i++) {
    unsigned long v = strtoul(argv[i], NULL, 10);
    puts(commas(v, buffer, sizeof buffer));
  }
  return 0;
}
