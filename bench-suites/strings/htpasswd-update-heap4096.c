//@ verdict: safe
//@ pattern: password-line
// buffer: 4096, on the heap
// Replaces one line of a small password file in memory: all others are kept, the new one goes to the end.
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

static size_t copy_others(char *to, const char *file, const char *user) {
  size_t at = 0, n = strlen(user);
  while (*file) {
    size_t len = strcspn(file, "\n");
    int same = len > n && strncmp(file, user, n) == 0 && file[n] == ':';
    if (file[len] == '\n')
      len++;
    if (!same) {
      memcpy(to + at, file, len);
      at += len;
    }
    file += len;
  }
  to[at] = 0;
  return at;
}

static int add_line(char *to, size_t size, size_t at, const char *user, const char *hash) {
  size_t n = strlen(user), m = strlen(hash);
  if (n + m + 3 > size - at)
    return -1;
  memcpy(to + at, user, n);
  to[at + n] = ':';
  memcpy(to + at + n + 1, hash, m);
  to[at + n + m + 1] = '\n';
  to[at + n + m + 2] = 0;
  return 0;
}

int main(void) {
  static char file[4096], user[64], hash[64];
  read_text(file, sizeof file);
  read_text(user, sizeof user);
  read_text(hash, sizeof hash);
  char *out = malloc(4096);
  if (!out)
    return 1;
  size_t at = copy_others(out, file, user);
  int result = add_line(out, 4096, at, user, hash) < 0;
  if (result == 0 && measure(out).lines < count_char(out, '\n'))
    result = 3;
  if (result == 0 && count_char(out, '\n') == 0)
    result = 2;
  free(out);
  return result;
}
