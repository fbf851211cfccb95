//@ verdict: safe
//@ pattern: packed-result
// buffer: symbolic, on the heap
// Packs a host name, an address and a list of pointers into one buffer of the caller. All parts count.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

// A text of a length that is an input, at most `limit`.
static char *new_text(size_t limit) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > limit)
    n = limit;
  char *s = malloc(n + 1);
  if (!s)
    return NULL;
  for (size_t i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    s[i] = c ? c : ' ';
  }
  s[n] = 0;
  return s;
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

struct result {
  char *name;
  unsigned char *address;
  char **aliases;
};

static size_t needed(const char *name) {
  return 4 + 2 * sizeof(char *) + strlen(name) + 1;
}

static int is_number(const char *s) { return *s != 0 && s[strspn(s, "0123456789.")] == 0; }

static int pack(struct result *r, char *buffer, size_t size, const char *name) {
  if (size < needed(name))
    return -1;
  r->aliases = (char **)(void *)buffer;
  r->address = (unsigned char *)buffer + 2 * sizeof(char *);
  r->name = buffer + 2 * sizeof(char *) + 4;
  r->aliases[0] = r->name;
  r->aliases[1] = NULL;
  memset(r->address, 127, 4);
  strcpy(r->name, name);
  return 0;
}

static size_t aliases(const struct result *r) {
  size_t n = 0;
  while (r->aliases[n])
    n++;
  return n;
}

int main(void) {
  char *name = new_text(8000);
  if (!name)
    return 1;
  size_t size = __VERIFIER_nondet_uint();
  if (size < 32 || size > 10000)
    size = 32;
  char *buffer = malloc(size);
  int wrong = 0;
  struct result r;
  if (buffer && pack(&r, buffer, size, name) == 0) {
    if (aliases(&r) != 1 || strlen(r.name) != strlen(name))
      wrong = 1;
    if (is_number(r.name) && measure(r.name).words > 8000)
      wrong = 2;
  }
  free(buffer);
  free(name);
  return wrong;
}
