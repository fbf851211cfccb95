// Textbook loops: words.
#include <ctype.h>
#include <string.h>
static int number(const char **s) { int v = 0; while (isdigit((unsigned char)**s)) { v = v * 10 + (**s - '0'); if (v > 100000) v = 0; (*s)++; } return v; } //@ terminating
static int words(const char *s) {
  int n = 0;
  while (*s) { //@ terminating
    while (*s && isspace((unsigned char)*s)) s++; //@ terminating
    if (*s) n++;
    while (*s && !isspace((unsigned char)*s)) s++; //@ terminating
  }
  return n;
}
static int csv(char *line, char *out[], int max) {
  int k = 0;
  char *p = line;
  while (p && k < max) { //@ terminating
    out[k++] = p;
    p = strchr(p, ',');
    if (p) *p++ = 0;
  }
  return k;
}
int main(int argc, char **argv) {
  int t = 0;
  char *f[8];
  for (int i = 1; i < argc; i++) { //@ terminating
    const char *s = argv[i];
    t += number(&s) + words(s) + csv(argv[i], f, 8);
  }
  return t;
}
