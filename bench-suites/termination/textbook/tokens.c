// Textbook loops: tokens.
#include <string.h>
#include <stdio.h>
static char buf[256];
int main(void) {
  if (!fgets(buf, sizeof buf, stdin)) return 0;
  char *p = buf;
  int n = 0;
  while ((p = strstr(p, "ab")) != 0) { n++; p += 2; } //@ terminating
  for (char *t = strtok(buf, " "); t; t = strtok(0, " ")) n++; //@ terminating
  p = buf;
  while ((p = strchr(p, 'x')) != 0) *p = 'y'; //@ terminating
  p = buf;
  while ((p = strpbrk(p, ";,")) != 0) { *p++ = ' '; } //@ terminating
  size_t i = 0;
  while (buf[i] != 0 && buf[i] != '\n') i++; //@ terminating
  size_t k = strlen(buf);
  while (k--) if (buf[k] == 'q') break; //@ terminating
  return n;
}
