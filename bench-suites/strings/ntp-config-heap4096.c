//@ verdict: safe
//@ pattern: variable-list
// buffer: 4096, on the heap
// A store of settings "name=value\n". A setting is added at the end if it fits.
#include <stdio.h>
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

enum { STORE = 4096 };

static int add(char *store, const char *name, const char *value) {
  size_t have = strlen(store);
  size_t need = strlen(name) + strlen(value) + 2;
  if (have + need >= STORE)
    return -1;
  sprintf(store + have, "%s=%s\n", name, value);
  return 0;
}

static const char *look_up(const char *store, const char *name) {
  size_t n = strlen(name);
  const char *line = store;
  while (*line) {
    if (strncmp(line, name, n) == 0 && line[n] == '=')
      return line + n + 1;
    const char *end = strchr(line, '\n');
    if (!end)
      break;
    line = end + 1;
  }
  return NULL;
}

int main(void) {
  static char name[4096], value[4096];
  char *store = malloc(STORE);
  if (!store)
    return 1;
  store[0] = 0;
  int result = 0;
  for (int i = 0; i < 2; i++) {
    read_text(name, sizeof name);
    read_text(value, sizeof value);
    if (add(store, name, value) < 0)
      break;
    if (!look_up(store, name))
      result = 2;
  }
  if (measure(store).lines < count_char(store, '\n'))
    result = 3;
  free(store);
  return result == 3;
}
