#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Is a line a palindrome, blanks and punctuation aside? */
static int palindrome(const char *s, size_t n) {
  size_t i = 0, j = n;
  while (i != j) {
    if (!isalnum((unsigned char)s[i])) { //@ violated: deref
      i++;
    } else if (!isalnum((unsigned char)s[j - 1])) {
      j--;
    } else {
      if (tolower((unsigned char)s[i]) != tolower((unsigned char)s[j - 1]))
        return 0;
      i++;
      j--;
    }
  }
  return 1;
}

int main(void) {
  char line[120];
  while (fgets(line, sizeof line, stdin) != NULL)
    puts(palindrome(line, strlen(line)) ? "yes" : "no");
  return 0;
}
