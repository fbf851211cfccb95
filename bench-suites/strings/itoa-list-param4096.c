//@ verdict: safe
//@ pattern: number-text
// buffer: 4096, function parameter
// Writes numbers with commas between them until the next one may not fit.
#include <stdlib.h>
#include <string.h>

extern unsigned int __VERIFIER_nondet_uint(void);

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
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

static size_t put_number(char *to, unsigned value) {
  char digits[12];
  size_t n = 0, at = 0;
  do {
    digits[n++] = (char)('0' + value % 10);
    value /= 10;
  } while (value != 0);
  while (n > 0)
    to[at++] = digits[--n];
  return at;
}

static size_t put_list(char *to, size_t room, unsigned *count) {
  size_t at = 0;
  *count = 0;
  for (int i = 0; i < 3000; i++) {
    unsigned value = __VERIFIER_nondet_uint();
    if (value == 0)
      break;
    if (room - at < 12)
      break;
    at += put_number(to + at, value);
    to[at++] = ',';
    (*count)++;
  }
  to[at] = 0;
  return at;
}

static unsigned long first(const char *list) { return strtoul(list, NULL, 10); }

int main(void) {
  char *list = malloc(2049);
  if (!list)
    return 1;
  unsigned count = 0;
  size_t n = put_list(list, 2048, &count);
  int wrong = strlen(list) != n;
  if (count_char(list, ',') != count)
    wrong = 2;
  if (count > 0 && first(list) == 0)
    wrong = 3;
  if (measure(list).words > count + 1)
    wrong = 4;
  free(list);
  return wrong;
}
