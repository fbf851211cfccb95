// Textbook loops: lines.
#include <stdio.h>
#include <string.h>
int main(void) {
  char line[128];
  int n = 0, c;
  while (fgets(line, sizeof line, stdin)) { //@ nonterminating
    size_t k = strlen(line);
    while (k > 0 && (line[k - 1] == '\n' || line[k - 1] == '\r')) line[--k] = 0; //@ terminating
    n++;
  }
  while ((c = getchar()) != EOF) n += c == 'x'; //@ nonterminating
  return n;
}
