//@ verdict: violated
//@ pattern: strncpy-end
//@ inputs: 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 0
// buffer: 64, struct member
// A record of fixed fields that are not always ended; a reader takes no more than the field.
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

static void to_upper(char *s) {
  for (size_t i = 0; s[i]; i++)
    if (s[i] >= 'a' && s[i] <= 'z')
      s[i] = (char)(s[i] - 'a' + 'A');
}

struct record {
  unsigned id;
  char owner[16];
  char title[64];
};

static void fill(struct record *r, const char *owner, const char *title) {
  strncpy(r->owner, owner, sizeof r->owner - 1);
  r->owner[sizeof r->owner - 1] = 0;
  strncpy(r->title, title, sizeof r->title);
}

static size_t title_length(const struct record *r) {
  return strlen(r->title); //@ violated: deref
}

static int title_to(char *to, size_t room, const struct record *r) {
  size_t n = title_length(r);
  if (n >= room)
    return -1;
  memcpy(to, r->title, n);
  to[n] = 0;
  return (int)n;
}

static int same_owner(const struct record *a, const struct record *b) { return strcmp(a->owner, b->owner) == 0; }

static unsigned vowels(const char *s) {
  unsigned n = 0;
  for (const char *p = strpbrk(s, "aeiou"); p; p = strpbrk(p + 1, "aeiou"))
    n++;
  return n;
}

int main(void) {
  char title[128], copy[80];
  struct record *a = calloc(1, sizeof *a), *b = calloc(1, sizeof *b);
  int wrong = 0;
  read_text(title, sizeof title);
  if (a && b) {
    to_upper(title);
    fill(a, "root", title);
    fill(b, "root", "untitled");
    if (!same_owner(a, b))
      wrong = 1;
    int n = title_to(copy, sizeof copy, a);
    if (n >= 0 && vowels(copy) > (unsigned)n)
      wrong = 2;
    if (title_to(copy, sizeof copy, b) != 8)
      wrong = 3;
  }
  free(a);
  free(b);
  return wrong;
}
