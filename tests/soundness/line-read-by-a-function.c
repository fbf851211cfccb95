/* A line of 4096 characters leaves no room for its end; each is read by a function that the loop calls. */
#include <stdio.h>
static char line[4096];

static int next(void) {
  int c = getchar();
  return c == '\n' ? EOF : c;
}

int main(void) {
  char *p = line, *end = line + sizeof line;
  int c = next();
  while (c != EOF) {
    if (p < end) *p++ = (char)c;
    c = next();
  }
  *p = 0; //@ violated: deref
  return line[0];
}
