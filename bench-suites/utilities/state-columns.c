#include <stdio.h>

/* Widths of the columns of a CSV file with quotes. */
#define COLUMNS 12

int main(void) {
  unsigned width[COLUMNS] = {0};
  unsigned column = 0, length = 0;
  int quoted = 0, c;
  while ((c = getchar()) != EOF) {
    if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && (c == ',' || c == '\n')) {
      if (length > width[column])
        width[column] = length;
      length = 0;
      if (c == '\n')
        column = 0;
      else if (column + 1 < COLUMNS)
        column++;
    } else {
      length++;
    }
  }
  for (unsigned k = 0; k < COLUMNS; k++)
    printf("%u ", width[k]);
  putchar('\n');
  return 0;
}
