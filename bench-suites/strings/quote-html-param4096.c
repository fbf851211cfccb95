//@ verdict: safe
//@ pattern: growth-estimate
// buffer: 4096, function parameter
// Writes a text with its markup characters replaced by entities, into a buffer with a limit.
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

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
}

static void to_upper(char *s) {
  for (size_t i = 0; s[i]; i++)
    if (s[i] >= 'a' && s[i] <= 'z')
      s[i] = (char)(s[i] - 'a' + 'A');
}

static const char *entity(char c) {
  switch (c) {
  case '<':
    return "&lt;";
  case '>':
    return "&gt;";
  case '&':
    return "&amp;";
  case '"':
    return "&quot;";
  }
  return NULL;
}

static size_t put(char *to, size_t at, const char *s) {
  size_t n = strlen(s);
  memcpy(to + at, s, n);
  return at + n;
}

static size_t render(char *to, size_t room, const char *s) {
  size_t at = 0;
  for (; *s; s++) {
    const char *e = entity(*s);
    size_t need = e ? strlen(e) : 1;
    if (at + need + 1 > room)
      break;
    if (e)
      at = put(to, at, e);
    else
      to[at++] = *s;
  }
  to[at] = 0;
  return at;
}

int main(void) {
  static char text[8192], page[4096 - 1];
  read_text(text, sizeof text);
  to_upper(text);
  size_t n = render(page, sizeof page, text);
  if (strlen(page) != n)
    return 1;
  return count_char(page, '<') != 0;
}
