#include <stdio.h>

/* Replaces letters through a key alphabet given on the command line. */
int main(int argc, char **argv) {
  char map[26];
  const char *key = argc > 1 ? argv[1] : "";
  for (int i = 0; i < 26; i++)
    map[i] = (char)('a' + i);
  for (int i = 0; i < 26 && key[i] != '\0'; i++)
    map[i] = key[i];
  int c;
  while ((c = getchar()) != EOF) {
    char letter = (char)c;
    int at = letter - 'a';
    if (at >= 0 && at < 26)
      putchar(map[at]);
    else
      putchar(c);
  }
  return 0;
}
