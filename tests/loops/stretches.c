//@ verdict: safe
/* Loops that write as far as a cursor has come, and no further. */
#include <string.h>

extern int __VERIFIER_nondet_int(void);
extern char __VERIFIER_nondet_char(void);

static void fill(char *line, size_t size) {
  for (size_t i = 0; i + 1 < size; i++) line[i] = __VERIFIER_nondet_char();
  line[size - 1] = 0;
}

static void unescape(char *s) {
  char *out = s;
  while (*s) {
    if (*s == '%' && s[1] && s[2]) {
      *out++ = 'x';
      s += 3;
    } else {
      *out++ = *s++;
    }
  }
  *out = 0;
}

void parts_of_a_line(void) {
  char line[200];
  fill(line, sizeof line);
  char *cursor = line;
  while (cursor) {
    char *next = strchr(cursor, '&');
    if (next) *next++ = 0;
    unescape(cursor);
    cursor = next;
  }
}

void what_lies_before_stays(void) {
  char text[24] = "ab";
  unsigned n = (unsigned)__VERIFIER_nondet_int() % 18;
  for (unsigned i = 0; i < n; i++) text[4 + i] = '-';
  if (strlen(text) > 2) text[24 + n] = 0;
}

void what_lies_behind_stays(void) {
  char text[24] = "abcdefghijklmnopqrstuvw";
  unsigned n = (unsigned)__VERIFIER_nondet_int() % 12;
  for (unsigned i = n; i > 0; i--) text[i - 1] = '-';
  if (strlen(text + 12) != 11) text[24 + n] = 0;
}
