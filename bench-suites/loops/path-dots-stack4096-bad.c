//@ verdict: violated
//@ pattern: path-normalise
//@ inputs: 46 46
// buffer: 4096, on the stack
// Normalises an absolute path in place: empty components and single dots vanish, two dots remove the
// component before. At the root, two dots do nothing.
extern char __VERIFIER_nondet_char(void);

#define LONGEST 4096

struct part {
  int from;
  int length;
};

static int read_path(char *path) {
  int n = 1;
  path[0] = '/';
  while (n < LONGEST - 1) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    path[n++] = c;
  }
  path[n] = 0;
  return n;
}

static struct part next_part(const char *path, int at) {
  struct part p;
  while (path[at] == '/')
    at++;
  p.from = at;
  while (path[at] != 0 && path[at] != '/')
    at++;
  p.length = at - p.from;
  return p;
}

static int is_dots(const char *path, struct part p) {
  if (p.length > 2)
    return 0;
  for (int i = 0; i < p.length; i++)
    if (path[p.from + i] != '.')
      return 0;
  return p.length;
}

static int drop_last(const char *path, int used) {
  while (path[used - 1] != '/') //@ violated: deref
    used--;
  return used - 1;
}

static int normalise(char *path) {
  int used = 0;
  struct part p = next_part(path, 0);
  while (p.length > 0) {
    int dots = is_dots(path, p);
    int end = p.from + p.length;
    if (dots == 2) {
      used = drop_last(path, used);
    } else if (dots == 0) {
      path[used++] = '/';
      for (int i = 0; i < p.length; i++)
        path[used++] = path[p.from + i];
    }
    p = next_part(path, end);
  }
  if (used == 0)
    path[used++] = '/';
  path[used] = 0;
  return used;
}

int main(void) {
  char path[LONGEST];
  int n = read_path(path);
  int left = normalise(path);
  return left > n || path[0] != '/';
}
