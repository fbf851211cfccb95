//@ verdict: violated
// stdio.h: input.
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern unsigned __VERIFIER_nondet_uint(void);
char *gets(char *s);

void fgets_ends(void) {
  char a[16];
  if (fgets(a, sizeof a, stdin)) assert(strlen(a) < 16);
  if (fgets(a, 17, stdin)) a[0] = 0; //@ violated: deref
}
void fgets_newline(void) {
  char a[16];
  if (!fgets(a, sizeof a, stdin)) return;
  if (strlen(a) > 0) a[strlen(a) - 1] = 0;
  a[strlen(a) - 1] = 0; //@ violated: deref
}
void fgets_ignored(void) {
  char a[16];
  a[0] = 0;
  fgets(a, sizeof a, stdin);
  strlen(a); //@ violated: deref
}
void gets_always(void) {
  char a[4096];
  gets(a); //@ violated: deref
}
void getchar_range(void) {
  char count[256] = {0};
  int c = getchar();
  if (c != EOF) count[c] = 1;
  c = getc(stdin);
  if (c >= 0) count[c] = 1;
  count[c] = 1; //@ violated: deref
}
void ungetc_back(void) {
  int c = getchar();
  if (c == EOF) return;
  ungetc(c, stdin);
  assert(getchar() == c);
  assert(getchar() == c); //@ violated: assert
}
void fread_count(void) {
  int a[8];
  size_t n = fread(a, sizeof(int), 8, stdin);
  assert(n <= 8);
  if (n > 0) a[n - 1] = 0;
  fread(a, sizeof(int), 9, stdin); //@ violated: deref
}
void fread_ends(void) {
  char a[8];
  size_t n = fread(a, 1, sizeof a, stdin);
  a[n] = 0; //@ violated: deref
}
void getline_both(void) {
  char *line = 0;
  size_t cap = 0;
  ssize_t n = getline(&line, &cap, stdin);
  if (n < 0) return;
  assert(strlen(line) <= (size_t)n);
  line[n] = 0;
  free(line);
}
void getline_ignored(void) {
  char *line = 0;
  size_t cap = 0;
  getline(&line, &cap, stdin);
  line[0] = 0; //@ violated: deref
}
