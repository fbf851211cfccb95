#include <stdio.h>
#include <string.h>

/* Removes quotes and backslashes of a shell word in place. */
static size_t dequote(char *word) {
  char *from = word, *to = word;
  char quote = 0;
  while (*from != '\0') {
    char c = *from++;
    if (quote != 0 && c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '"' || c == '\'')) {
      quote = c;
    } else if (c == '\\' && quote != '\'') {
      if (*from == '\0')
        break;
      *to++ = *from++;
    } else {
      *to++ = c;
    }
  }
  *to = '\0';
  return (size_t)(to - word);
}

int main(void) {
  char line[200];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = '\0';
    size_t n = dequote(line);
    printf("%zu:%s\n", n, line);
  }
  return 0;
}
