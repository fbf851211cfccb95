//@ verdict: safe
//@ pattern: string-arena
// buffer: symbolic, on the heap
// An arena that the caller sizes; a mark allows to drop everything behind it.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

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

struct arena {
  char *data;
  size_t size, used;
};

static size_t mark(const struct arena *a) { return a->used; }

static void drop_to(struct arena *a, size_t m) {
  if (m <= a->used)
    a->used = m;
}

static char *keep(struct arena *a, const char *s) {
  size_t n = strlen(s);
  if (n >= a->size - a->used)
    return NULL;
  char *p = a->data + a->used;
  strcpy(p, s);
  a->used += n + 1;
  return p;
}

static size_t texts(const struct arena *a) {
  size_t n = 0;
  for (size_t i = 0; i < a->used; i++)
    if (a->data[i] == 0)
      n++;
  return n;
}

int main(void) {
  struct arena a = {NULL, 0, 0};
  a.size = __VERIFIER_nondet_uint();
  if (a.size < 1 || a.size > 60000)
    return 0;
  a.size += a.size % 4 == 0 ? 3 : 0;
  a.data = malloc(a.size);
  if (!a.data)
    return 1;
  char text[16];
  size_t kept = 0;
  while (read_text(text, sizeof text) > 0 && keep(&a, text))
    kept++;
  int wrong = texts(&a) != kept;
  size_t m = mark(&a);
  if (keep(&a, "last") && checksum("last") == 0)
    wrong = 2;
  drop_to(&a, m);
  if (mark(&a) != m)
    wrong = 3;
  free(a.data);
  return wrong;
}
