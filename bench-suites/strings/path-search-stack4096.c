//@ verdict: safe
//@ pattern: search-path
// buffer: 4096, on the stack
// Tries each directory of a search path in front of a program's name.
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

static int candidate(char *out, size_t size, const char *dir, size_t n, const char *name) {
  size_t m = strlen(name);
  if (n + m + 2 > size)
    return 0;
  memcpy(out, dir, n);
  out[n] = '/';
  memcpy(out + n + 1, name, m + 1);
  return 1;
}

static int is_absolute(const char *s) { return s[0] == '/'; }

static size_t search(const char *path, const char *name, char starts[][2], size_t most) {
  char full[512];
  size_t tried = 0;
  const char *dir = path;
  for (;;) {
    size_t n = strcspn(dir, ":");
    if (candidate(full, sizeof full, dir, n, name)) {
      if (tried == most)
        break;
      starts[tried][0] = full[0];
      starts[tried][1] = (char)is_absolute(full);
      tried++;
    }
    if (dir[n] == 0)
      break;
    dir += n + 1;
  }
  return tried;
}

static int usable(const char *name) {
  if (strlen(name) == 0 || strchr(name, '/'))
    return 0;
  return strcmp(name, ".") != 0 && strcmp(name, "..") != 0;
}

int main(void) {
  static char path[8192];
  char starts[1024][2];
  read_text(path, sizeof path);
  if (!usable("ls"))
    return 1;
  size_t n = search(path, "ls", starts, 1024);
  size_t absolute = 0;
  for (size_t i = 0; i < n; i++)
    absolute += starts[i][1] != 0;
  if (absolute > n)
    return 2;
  return n > count_char(path, ':') + 1;
}
