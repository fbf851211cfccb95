//@ verdict: safe
//@ pattern: dynamic-string
// buffer: symbolic, on the heap
// A string that grows by doubling; one place is kept for the end.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
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

struct string {
  char *text;
  size_t length, room;
};

static int reserve(struct string *s, size_t more) {
  if (s->length + more + 1 <= s->room)
    return 1;
  size_t room = s->room * 2;
  if (room < s->length + more + 1)
    room = s->length + more + 1;
  char *p = realloc(s->text, room);
  if (!p)
    return 0;
  s->text = p;
  s->room = room;
  return 1;
}

static int add_char(struct string *s, char c) {
  if (!reserve(s, 1))
    return 0;
  s->text[s->length++] = c;
  s->text[s->length] = 0;
  return 1;
}

static int start(struct string *s) {
  s->length = 0;
  s->room = 2048;
  s->text = malloc(s->room);
  if (s->text)
    s->text[0] = 0;
  return s->text != NULL;
}

int main(void) {
  struct string s;
  if (!start(&s))
    return 1;
  unsigned n = __VERIFIER_nondet_uint();
  if (n > 20000)
    n = 20000;
  for (unsigned i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    if (!add_char(&s, c ? c : ' '))
      break;
  }
  int wrong = strlen(s.text) != s.length;
  if (measure(s.text).longest > s.length || checksum(s.text) == 2)
    wrong = 2;
  free(s.text);
  return wrong;
}
