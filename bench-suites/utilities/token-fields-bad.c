#include <stdio.h>
#include <string.h>

/* Cuts a line at semicolons in place and shows the fields backwards. */
#define FIELDS 16

static int cut(char *line, char *field[FIELDS]) {
  int n = 0;
  char *p = line;
  field[n++] = p;
  for (; *p != '\0'; p++) {
    if (*p == ';') {
      if (n > FIELDS)
        break;
      *p = '\0';
      field[n++] = p + 1; //@ violated: deref
    }
  }
  return n;
}

int main(void) {
  char line[400];
  char *field[FIELDS];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\r\n")] = '\0';
    int n = cut(line, field);
    while (n > 0)
      printf("%s ", field[--n]);
    putchar('\n');
  }
  return 0;
}
