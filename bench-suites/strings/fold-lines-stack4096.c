//@ verdict: safe
//@ pattern: header-fold
// buffer: 4096, on the stack
// Writes a long line as several lines of at most 72 characters, each with an end and a blank in front of the next.
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

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
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

enum { WIDTH = 72 };

static size_t fold(char *to, size_t room, const char *s) {
  size_t at = 0, column = 0;
  for (; *s; s++) {
    if (column == WIDTH) {
      if (at + 3 > room)
        break;
      to[at++] = '\n';
      to[at++] = ' ';
      column = 0;
    }
    if (at + 2 > room)
      break;
    to[at++] = *s;
    column++;
  }
  to[at] = 0;
  return at;
}

static size_t widest(const char *s) {
  size_t best = 0;
  while (*s) {
    size_t n = strcspn(s, "\n");
    if (n > best)
      best = n;
    s += n;
    if (*s)
      s++;
  }
  return best;
}

int main(void) {
  static char line[4096];
  char out[2048];
  size_t have = read_text(line, sizeof line);
  size_t n = fold(out, sizeof out, line);
  if (strlen(out) != n)
    return 1;
  if (count_char(line, '\n') == 0 && widest(out) > WIDTH + 1)
    return 2;
  return measure(out).words > have;
}
