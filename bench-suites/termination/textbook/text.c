// Textbook loops: text.
#include <stddef.h>
extern char nondet_char(void);
static size_t len(const char *s) { const char *p = s; while (*p) p++; return p - s; } //@ terminating
static void rev(char *s, size_t n) {
  char *e = s + n;
  while (s < e && s < --e) { char c = *s; *s++ = *e; *e = c; } //@ terminating
}
static int match(const char *h, const char *n) {
  for (; *h; h++) { //@ terminating
    const char *a = h, *b = n;
    while (*b && *a == *b) { a++; b++; } //@ terminating
    if (!*b) return 1;
  }
  return 0;
}
static void trim(char *s) {
  char *d = s;
  while (*s == ' ') s++; //@ terminating
  while ((*d++ = *s++)) ; //@ terminating
}
int main(void) {
  char b[40], c[10];
  for (int i = 0; i < 39; i++) b[i] = nondet_char(); //@ terminating
  b[39] = 0;
  for (int i = 0; i < 9; i++) c[i] = nondet_char(); //@ terminating
  c[9] = 0;
  rev(b, len(b));
  trim(b);
  return match(b, c);
}
