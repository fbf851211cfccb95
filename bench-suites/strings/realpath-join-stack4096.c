//@ verdict: safe
//@ pattern: path-resolve
// buffer: 4096, on the stack
// Joins a directory and a name with a slash between them, unless the directory ends in one. The check counts the
// slash in the same case in which it is written.
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

static int join(char *path, size_t size, const char *dir, const char *name) {
  size_t n = strlen(dir), m = strlen(name);
  int slash = n == 0 || dir[n - 1] != '/';
  if (n + m + (size_t)slash + 1 > size)
    return -1;
  strcpy(path, dir);
  if (n == 0 || dir[n - 1] != '/')
    strcat(path, "/");
  strcat(path, name);
  return 0;
}

static void squeeze(char *path) {
  char *to = path;
  for (char *from = path; *from; from++) {
    if (from[0] == '/' && from[1] == '/')
      continue;
    *to++ = *from;
  }
  *to = 0;
}

static int depth(const char *path) {
  int n = 0;
  for (const char *p = strchr(path, '/'); p; p = strchr(p + 1, '/'))
    n++;
  return n;
}

int main(void) {
  static char dir[4096], name[256];
  char path[4096];
  read_text(dir, sizeof dir);
  read_text(name, sizeof name);
  if (join(path, sizeof path, dir, name) < 0)
    return 0;
  size_t before = strlen(path);
  squeeze(path);
  if (strlen(path) > before)
    return 1;
  if (measure(path).lines > before)
    return 3;
  return depth(path) == (int)count_char(path, '/') ? 0 : 2;
}
