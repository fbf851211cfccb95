//@ verdict: safe
//@ pattern: count-product
// buffer: 8, on the heap
// Keeps up to eight answers, each a short text of its own; the number of answers is an input.
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

struct answers {
  unsigned count;
  char **text;
};

static char *short_text(void) {
  char c = __VERIFIER_nondet_char();
  char *s = malloc(4);
  if (!s)
    return NULL;
  memset(s, c ? c : 'x', 3);
  s[3] = 0;
  return s;
}

static int collect(struct answers *a, unsigned wanted) {
  for (a->count = 0; a->count < wanted; a->count++) {
    char *s = short_text();
    if (!s)
      return 0;
    a->text[a->count] = s;
  }
  return 1;
}

static void drop(struct answers *a) {
  for (unsigned i = 0; i < a->count; i++)
    free(a->text[i]);
  free(a->text);
}

int main(void) {
  struct answers a = {0, malloc(8 * sizeof(char *))};
  if (!a.text)
    return 1;
  unsigned wanted = __VERIFIER_nondet_uint();
  if (wanted > 8)
    wanted = 0;
  int ok = collect(&a, wanted);
  unsigned sum = 0;
  for (unsigned i = 0; ok && i < a.count; i++)
    sum += checksum(a.text[i]) & 1;
  drop(&a);
  return sum > 8;
}
