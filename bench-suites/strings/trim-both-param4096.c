//@ verdict: safe
//@ pattern: trim-end
// buffer: 4096, function parameter
// Cuts blanks at both ends of a text in place.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

// A text of inputs, ended by a zero input or by the end of the room.
static size_t read_text(char *to, size_t room) {
  size_t n = 0;
  while (n + 1 < room) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    to[n++] = c;
  }
  to[n] = 0;
  return n;
}

struct stats {
  size_t lines, words, longest;
};

// Lines, words, and the length of the longest word.
static struct stats measure(const char *s) {
  struct stats r = {0, 0, 0};
  size_t run = 0;
  for (; *s; s++) {
    if (*s == '\n')
      r.lines++;
    if (*s == ' ' || *s == '\n') {
      run = 0;
      continue;
    }
    if (run++ == 0)
      r.words++;
    if (run > r.longest)
      r.longest = run;
  }
  return r;
}

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
}

static size_t skip_blanks(const char *s) { return strspn(s, " \t"); }

static void trim(char *s) {
  size_t n = strlen(s);
  while (n > 0 && (s[n - 1] == ' ' || s[n - 1] == '\t'))
    n--;
  s[n] = 0;
  size_t from = skip_blanks(s);
  if (from > 0)
    memmove(s, s + from, n - from + 1);
}

static void one_blank(char *s) {
  char *to = s;
  for (const char *p = s; *p; p++) {
    if (p[0] == ' ' && p[1] == ' ')
      continue;
    *to++ = *p;
  }
  *to = 0;
}

static int is_trimmed(const char *s) {
  size_t n = strlen(s);
  if (n == 0)
    return 1;
  return s[0] != ' ' && s[n - 1] != ' ';
}

int main(void) {
  char *text = malloc(4096);
  if (!text)
    return 1;
  size_t have = read_text(text, 4096);
  size_t blanks = count_char(text, ' ');
  trim(text);
  int wrong = !is_trimmed(text) || strlen(text) > have;
  one_blank(text);
  if (count_char(text, ' ') > blanks || measure(text).words > have)
    wrong = 2;
  free(text);
  return wrong;
}
