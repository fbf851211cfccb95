//@ verdict: violated
// stdio.h: streams and output.
#define _GNU_SOURCE
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

static void text(char *s, unsigned n) {
  unsigned len = __VERIFIER_nondet_int();
  if (len >= n) len = n - 1;
  memset(s, 'x', len);
  s[len] = 0;
}

void sprintf_number(void) {
  char a[12], b[11];
  int n = sprintf(a, "%d", __VERIFIER_nondet_int());
  assert(n >= 1 && n <= 11 && strlen(a) == (size_t)n);
  sprintf(b, "%d", __VERIFIER_nondet_int()); //@ violated: deref
}
void sprintf_string(void) {
  char a[16], b[8], c[9];
  text(b, 8);
  text(c, 9);
  sprintf(a, "<%s>%c%5s", b, 'x', "ab");
  sprintf(a, "<%s>%c%5s", c, 'x', "ab"); //@ violated: deref
}
void sprintf_star(void) {
  char a[10];
  int w = __VERIFIER_nondet_int();
  if (w >= 0 && w <= 9) sprintf(a, "%*s", w, "ab");
  if (w >= 0 && w <= 9) sprintf(a, "%.*s", w, "abcdefghijkl");
  sprintf(a, "%.*s", w, "abcdefghijkl"); //@ violated: deref
}
void sprintf_choice(void) {
  char a[4];
  sprintf(a, __VERIFIER_nondet_int() ? "abc" : "%d", 7 > 6);
  assert(strlen(a) <= 3);
  assert(strlen(a) == 3); //@ violated: assert
}
void snprintf_ends(void) {
  char a[8], b[100];
  text(b, 100);
  int n = snprintf(a, sizeof a, "%s/%s", b, b);
  assert(strlen(a) < 8 && n == 2 * (int)strlen(b) + 1);
  if (n < 8) assert(strlen(a) == (size_t)n);
  snprintf(a, 9, "%s", b); //@ violated: deref
}
void snprintf_result(void) {
  char a[8], b[100];
  text(b, 100);
  int n = snprintf(a, sizeof a, "%s", b);
  if (n < 8) a[n] = 0;
  a[n] = 0; //@ violated: deref
}
static int wrapped(char *to, size_t n, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  int r = vsnprintf(to, n, format, ap); //@ violated: deref
  va_end(ap);
  return r;
}
void vsnprintf_both(void) {
  char a[8];
  wrapped(a, 8, "%s", "abcdefghijkl");
  wrapped(a, 9, "%s", "abcdefghijkl");
}
static void plain(char *to, const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  vsprintf(to, format, ap); //@ violated: deref
  va_end(ap);
}
void vsprintf_long(void) {
  char a[8];
  plain(a, "%s", "abcdefgh");
}
void printf_string(void) {
  char a[4] = "abcd";
  printf("%s %d %.4s\n", "abc", 5, a);
  printf("%s\n", a); //@ violated: deref
}
void fprintf_both(void) {
  FILE *f = fopen("a", "w");
  if (f) {
    fprintf(f, "%d", 5);
    fclose(f);
  }
  fprintf(f, "%d", 5); //@ violated: deref
}
void asprintf_both(void) {
  char *p;
  int n = asprintf(&p, "%s-%d", "abc", 5);
  assert(n >= 5);
  p[n] = 0;
  p[n + 1] = 0; //@ violated: deref
  free(p);
}
void fopen_null(void) {
  FILE *f = fopen("a", "r");
  fgetc(f); //@ violated: deref
}
void fclose_twice(void) {
  FILE *f = fopen("a", "r");
  if (!f) return;
  fclose(f);
  fclose(f); //@ violated: deref
}
void popen_both(void) {
  FILE *f = popen("ls", "r");
  if (f) pclose(f);
  pclose(f); //@ violated: deref
}
void stream_state(void) {
  FILE *f = tmpfile();
  if (!f) return;
  if (!feof(f) && !ferror(f) && fseek(f, 0, SEEK_SET) == 0) assert(ftell(f) >= -1);
  rewind(f);
  clearerr(f);
  setbuf(f, 0);
  fileno(f);
  fflush(f);
  fclose(f);
  feof(f); //@ violated: deref
}
void puts_both(void) {
  char a[4] = "abcd";
  puts("abc");
  fputs("abc", stdout);
  putchar('a');
  fputc('a', stderr);
  putc('a', stdout);
  puts(a); //@ violated: deref
}
void fputs_both(void) {
  char a[4] = "abcd";
  fputs("abc", stderr);
  fputs(a, stderr); //@ violated: deref
}
void fwrite_both(void) {
  int a[4] = {0};
  FILE *f = fopen("a", "w");
  if (!f) return;
  assert(fwrite(a, sizeof(int), 4, f) <= 4);
  fwrite(a, sizeof(int), 5, f); //@ violated: deref
  fclose(f);
}
void perror_both(void) {
  char a[2] = {'a', 'b'};
  perror("a");
  perror(a); //@ violated: deref
}
void remove_both(void) {
  char a[2] = {'a', 'b'};
  remove("a");
  rename("a", "b");
  rename("a", a); //@ violated: deref
}
void printf_counts(void) {
  int n = 0;
  long all = 0;
  signed char low = 1;
  char a[8] = "abcdefg";
  printf("%d%n:%s%ln%hhn", 123, &n, "abc", &all, &low);
  assert(n == 3 && all == 7 && low == 7);
  a[n] = 0;
  printf("%s%n", a, &n);
  assert(n == 4); //@ violated: assert
}
void sprintf_counts(void) {
  int n[2] = {0, 0};
  char a[8];
  snprintf(a, sizeof a, "%s%n", "longer than that", &n[1]);
  assert(n[0] == 0 && n[1] == 16);
  snprintf(a, sizeof a, "%d%n", 1, &n[2]); //@ violated: deref
}
