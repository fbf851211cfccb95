//@ verdict: safe
//@ pattern: mail-prescan
// buffer: symbolic, on the heap
// Splits an address into tokens that are written one behind the other, each with its end. Delimiters are tokens of
// their own. The store has room for a character and an end each.
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

static int is_delimiter(char c) { return c == '@' || c == '.' || c == '<' || c == '>' || c == ','; }

static size_t prescan(const char *addr, char *store, size_t room, size_t *tokens) {
  size_t at = 0;
  *tokens = 0;
  while (*addr) {
    if (is_delimiter(*addr)) {
      if (at + 2 > room)
        return at;
      store[at++] = *addr++;
    } else {
      while (*addr && !is_delimiter(*addr)) {
        if (at + 2 > room)
          return at;
        store[at++] = *addr++;
      }
    }
    store[at++] = 0;
    (*tokens)++;
  }
  return at;
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

static size_t longest(const char *store, size_t n) {
  size_t best = 0, at = 0;
  while (at < n) {
    size_t len = strnlen(store + at, n - at);
    if (len > best)
      best = len;
    at += len + 1;
  }
  return best;
}

int main(void) {
  char *addr = new_text(100000);
  if (!addr)
    return 1;
  size_t room = __VERIFIER_nondet_uint();
  if (room > strlen(addr))
    room = strlen(addr);
  char *store = malloc(room + 1);
  if (!store) {
    free(addr);
    return 1;
  }
  store = realloc(store, room ? room : 1);
  size_t tokens = 0, used = 0, words = measure(addr).words;
  if (store && room)
    used = prescan(addr, store, room, &tokens);
  size_t best = used ? longest(store, used) : 0;
  free(store);
  free(addr);
  return best <= used && words <= 100000 ? 0 : 2;
}
