#include <stdio.h>
#include <string.h>

/* Cuts comments and blanks off the lines of a configuration. */
static char *clean(char *line) {
  char *hash = strchr(line, '#');
  if (hash != NULL)
    *hash = '\0';
  while (*line == ' ' || *line == '\t')
    line++;
  size_t n = strlen(line);
  while (n > 0 && (line[n - 1] == ' ' || line[n - 1] == '\t' || line[n - 1] == '\n'))
    n--;
  line[n] = '\0';
  return line;
}

int main(void) {
  char buffer[100];
  unsigned number = 0;
  while (fgets(buffer, sizeof buffer, stdin) != NULL) {
    char *text = clean(buffer);
    number++;
    if (*text != '\0')
      printf("%u: [%s]\n", number, text);
  }
  return 0;
}
