//@ verdict: violated
// The names that glibc uses under _FORTIFY_SOURCE.
#include <assert.h>
#include <stddef.h>
#include <stdio.h>

void *__memcpy_chk(void *, const void *, size_t, size_t);
void *__memset_chk(void *, int, size_t, size_t);
char *__strcpy_chk(char *, const char *, size_t);
char *__strcat_chk(char *, const char *, size_t);
char *__strncpy_chk(char *, const char *, size_t, size_t);
char *__fgets_chk(char *, size_t, int, FILE *);
int __sprintf_chk(char *, int, size_t, const char *, ...);
int __snprintf_chk(char *, size_t, int, size_t, const char *, ...);
int __isoc99_sscanf(const char *, const char *, ...);
long __isoc23_strtol(const char *, char **, int);
long __read_chk(int, void *, size_t, size_t);

void copies(void) {
  char a[8];
  __memcpy_chk(a, "abc", 4, 8);
  __memset_chk(a, 0, 8, 8);
  __strcpy_chk(a, "abc", 8);
  __strcat_chk(a, "abcd", 8);
  __strncpy_chk(a, "abc", 8, 8);
  __read_chk(0, a, 8, 8);
  __memcpy_chk(a, "abcdefghij", 9, 16); //@ violated: deref
}
void smaller(void) {
  struct { char a[4], b[4]; } s;
  __strcpy_chk(s.a, "abc", 4);
  __strcpy_chk(s.a, "abcd", 4); //@ violated: deref
}
void formats(void) {
  char a[8];
  int i = 0;
  __sprintf_chk(a, 1, 8, "%s", "abc");
  __snprintf_chk(a, 8, 1, 8, "%s", "abcdefghijk");
  __isoc99_sscanf("12", "%d", &i);
  __isoc23_strtol("12", 0, 10);
  if (__fgets_chk(a, 8, 8, stdin)) a[7] = 0;
  __snprintf_chk(a, 9, 1, 8, "%s", "abc"); //@ violated: deref
}
