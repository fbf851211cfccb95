//@ verdict: safe
//@ pattern: name-suffix
// buffer: 4096, struct member
// Collects file names one behind the other in a pool; those without the suffix get it.
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

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

static void to_upper(char *s) {
  for (size_t i = 0; s[i]; i++)
    if (s[i] >= 'a' && s[i] <= 'z')
      s[i] = (char)(s[i] - 'a' + 'A');
}

struct pool {
  size_t used;
  unsigned names, changed;
  char text[4096];
};

static int has_suffix(const char *name) {
  size_t n = strlen(name);
  return n > 2 && strcmp(name + n - 2, ".Z") == 0;
}

static int add(struct pool *p, const char *name) {
  size_t n = strlen(name);
  size_t need = n + 1 + (has_suffix(name) ? 0 : 2);
  if (need > sizeof p->text - p->used)
    return 0;
  strcpy(p->text + p->used, name);
  if (!has_suffix(name)) {
    strcpy(p->text + p->used + n, ".Z");
    n += 2;
    p->changed++;
  }
  p->used += n + 1;
  p->names++;
  return 1;
}

static unsigned check(const struct pool *p) {
  unsigned found = 0;
  for (size_t at = 0; at < p->used; at += strlen(p->text + at) + 1)
    if (has_suffix(p->text + at))
      found++;
  return found;
}

int main(void) {
  static struct pool p;
  char name[32];
  for (;;) {
    if (read_text(name, sizeof name) == 0)
      break;
    if (checksum(name) == 0)
      continue;
    to_upper(name);
    if (!add(&p, name))
      break;
  }
  if (p.changed > p.names)
    return 1;
  return check(&p) == p.names ? 0 : 2;
}
