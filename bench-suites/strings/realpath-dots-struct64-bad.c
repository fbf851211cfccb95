//@ verdict: violated
//@ pattern: path-resolve
//@ inputs: 47 97 98 99 100 101 102 47 97 98 99 100 101 102 47 97 98 99 100 101 102 47 97 98 99 100 101 102 47 97 98 99 100 101 102 47 97 98 99 100 101 102 47 97 98 99 100 101 102 47 97 98 99 100 101 102 47 97 98 99 100 101 102 47 97 0
// buffer: 64, struct member
// Resolves . and .. in a path, component by component, into a fixed place at the end of a record.
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

struct resolver {
  unsigned components;
  size_t used;
  char path[64];
};

static int push(struct resolver *r, const char *part, size_t n) {
  if (r->used + n > sizeof r->path)
    return -1;
  r->path[r->used++] = '/';
  memcpy(r->path + r->used, part, n); //@ violated: deref
  r->used += n;
  r->path[r->used] = 0;
  r->components++;
  return 0;
}

static void pop(struct resolver *r) {
  while (r->used > 0 && r->path[r->used - 1] != '/')
    r->used--;
  if (r->used > 0)
    r->used--;
  r->path[r->used] = 0;
  if (r->components > 0)
    r->components--;
}

static int resolve(struct resolver *r, const char *name) {
  r->used = 0;
  r->components = 0;
  r->path[0] = 0;
  while (*name) {
    while (*name == '/')
      name++;
    size_t n = strcspn(name, "/");
    if (n == 0)
      break;
    if (n == 2 && name[0] == '.' && name[1] == '.')
      pop(r);
    else if (!(n == 1 && name[0] == '.') && push(r, name, n) < 0)
      return -1;
    name += n;
  }
  return 0;
}

int main(void) {
  char name[256];
  struct resolver r;
  read_text(name, sizeof name);
  if (resolve(&r, name) < 0)
    return 1;
  if (r.used != strlen(r.path) || count_char(r.path, '/') < r.components)
    return 2;
  return r.components > r.used ? 3 : 0;
}
