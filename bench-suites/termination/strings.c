// Strings and their ends.
#include <string.h>
static int is_digit(char c) { return c >= '0' && c <= '9'; }
int length(void) {
  char b[100];
  memset(b, 'x', 99);
  b[99] = 0;
  char *p = b;
  while (*p) //@ terminating
    p++;
  return (int)(p - b);
}
int length_by_index(void) {
  char b[100];
  memset(b, 'x', 99);
  b[99] = 0;
  int i = 0;
  while (b[i] != 0) //@ terminating
    i++;
  return i;
}
int copy(void) {
  char from[50], to[50];
  memset(from, 'y', 49);
  from[49] = 0;
  char *d = to, *s = from;
  while ((*d++ = *s++) != 0) //@ terminating
    ;
  return to[0];
}
int parse(void) {
  const char *p = "12345";
  int n = 0;
  while (is_digit(*p)) { //@ terminating
    n = n * 10 + (*p - '0');
    p++;
  }
  return n;
}
int words(void) {
  const char *p = "the quick brown fox";
  int n = 0;
  while (*p) { //@ terminating
    while (*p == ' ') //@ terminating
      p++;
    if (*p) n++;
    while (*p && *p != ' ') //@ terminating
      p++;
  }
  return n;
}
int bounded_compare(const char *a, const char *b, int n) {
  while (n > 0 && *a == *b) { //@ terminating
    n--;
  }
  return n;
}
int reverse(void) {
  char b[20] = "hello, world";
  int i = 0, j = (int)strlen(b) - 1;
  while (i < j) { //@ terminating
    char t = b[i];
    b[i++] = b[j];
    b[j--] = t;
  }
  return b[0];
}
int count_commas(void) {
  const char text[] = "a,b,,c,d,,,e";
  int n = 0;
  for (int i = 0; text[i]; i++) //@ terminating
    if (text[i] == ',') n++;
  return n;
}
int never_moves(void) {
  const char *p = "abc";
  int n = 0;
  while (*p) //@ nonterminating
    n ^= *p;
  return n;
}
int skips_back(void) {
  const char *p = "abcdef";
  int n = 0;
  while (*p) { //@ nonterminating
    if (*p == 'd') p -= 2;
    p++;
    n ^= 1;
  }
  return n;
}
int hex(unsigned x) {
  char out[9];
  int i = 8;
  out[8] = 0;
  do { //@ terminating
    out[--i] = "0123456789abcdef"[x & 15];
    x >>= 4;
  } while (x);
  return out[i];
}
int trim(void) {
  char b[16] = "abc    ";
  int n = 7;
  while (n > 0 && b[n - 1] == ' ') //@ terminating
    b[--n] = 0;
  return n;
}
int pairs(void) {
  const char *a = "abcde";
  int s = 0;
  for (const char *p = a; *p; p++) //@ terminating
    for (const char *q = p; *q; q++) //@ terminating
      s += *p == *q;
  return s;
}
