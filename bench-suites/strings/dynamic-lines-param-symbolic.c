//@ verdict: safe
//@ pattern: dynamic-string
// buffer: symbolic, function parameter
// Joins lines to one text in memory that grows in steps of 256.
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

struct text {
  char *data;
  size_t used, room;
};

static int grow(struct text *t, size_t need) {
  if (need <= t->room)
    return 1;
  size_t room = (need + 255) / 256 * 256;
  char *p = realloc(t->data, room);
  if (!p)
    return 0;
  t->data = p;
  t->room = room;
  return 1;
}

static void put(char *to, const char *line) { strcpy(to, line); }

static int add_line(struct text *t, const char *line) {
  size_t n = strlen(line);
  if (!grow(t, t->used + n + 2))
    return 0;
  put(t->data + t->used, line);
  t->used += n;
  t->data[t->used++] = '\n';
  t->data[t->used] = 0;
  return 1;
}

static size_t longest_line(const char *s) {
  size_t best = 0;
  while (*s) {
    size_t n = strcspn(s, "\n");
    if (n > best)
      best = n;
    s += s[n] ? n + 1 : n;
  }
  return best;
}

int main(void) {
  struct text t = {malloc(2048), 0, 2048};
  char line[64];
  if (!t.data)
    return 1;
  t.data[0] = 0;
  size_t lines = 0;
  while (lines < 5000 && read_text(line, 2 + lines % 3) > 0) {
    if (!add_line(&t, line))
      break;
    lines++;
  }
  int wrong = count_char(t.data, '\n') < lines || longest_line(t.data) >= sizeof line;
  free(t.data);
  return wrong;
}
