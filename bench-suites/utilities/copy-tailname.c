#include <stdio.h>
#include <string.h>

/* Shows the last part of a long name in a narrow column, with ".." in front. */
#define COLUMN 16

static void shorten(char out[COLUMN + 1], const char *name) {
  size_t length = strlen(name);
  size_t from = 0, o = 0;
  if (length > COLUMN) {
    from = length - (COLUMN - 2);
    out[o++] = '.';
    out[o++] = '.';
  }
  for (size_t i = from; i < length; i++)
    out[o++] = name[i];
  while (o < COLUMN)
    out[o++] = ' ';
  out[o] = '\0';
}

int main(int argc, char **argv) {
  char cell[COLUMN + 1];
  for (int i = 1; i < argc; i++) {
    shorten(cell, argv[i]);
    fputs(cell, stdout);
    putchar(i % 4 == 0 ? '\n' : '|');
  }
  putchar('\n');
  return 0;
}
