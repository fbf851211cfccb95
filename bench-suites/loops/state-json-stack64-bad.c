//@ verdict: violated
//@ pattern: state-machine
//@ inputs: 123 91 93 125 93
// buffer: 64, on the stack
// Follows the nesting of objects and lists in a text with a stack of 64 kinds. Strings hide brackets; a
// closing bracket without an open one is an error in the text.
#include <assert.h>

extern char __VERIFIER_nondet_char(void);

#define NEST 64

struct scanner {
  int depth;
  int in_string;
  int escaped;
  int items;
};

static void scanner_init(struct scanner *s) {
  s->depth = 0;
  s->in_string = 0;
  s->escaped = 0;
  s->items = 0;
}

static int enter(struct scanner *s, char *kind, char c) {
  if (s->depth >= NEST)
    return -1;
  kind[s->depth++] = c;
  return 0;
}

static int leave(struct scanner *s, const char *kind, char open) {
  if (s->depth < 0)
    return -1;
  assert(s->depth > 0); //@ violated: assert
  s->depth--;
  return kind[s->depth] == open ? 0 : -1;
}

static void in_string(struct scanner *s, char c) {
  if (s->escaped)
    s->escaped = 0;
  else if (c == '\\')
    s->escaped = 1;
  else if (c == '"')
    s->in_string = 0;
}

static int feed(struct scanner *s, char *kind, char c) {
  if (s->in_string) {
    in_string(s, c);
    return 0;
  }
  switch (c) {
  case '"':
    s->in_string = 1;
    return 0;
  case '{':
  case '[':
    return enter(s, kind, c);
  case '}':
    return leave(s, kind, '{');
  case ']':
    return leave(s, kind, '[');
  case ',':
    s->items++;
    return s->depth > 0 ? 0 : -1;
  default:
    return 0;
  }
}

int main(void) {
  struct scanner s;
  char kind[NEST];
  int read = 0;
  char c;

  scanner_init(&s);
  while (read < 100000 && (c = __VERIFIER_nondet_char()) != 0) {
    if (feed(&s, kind, c) != 0)
      return 1;
    read++;
  }
  return s.items > read;
}
