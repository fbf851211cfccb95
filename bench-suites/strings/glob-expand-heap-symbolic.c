//@ verdict: safe
//@ pattern: glob-brace
// buffer: symbolic, on the heap
// Expands a{b,c}d: counts the alternatives, then copies each with what stands before and behind it.
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

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
}

static size_t alternatives(const char *open, const char *close) {
  size_t n = 1;
  for (const char *p = open + 1; p < close; p++)
    if (*p == ',')
      n++;
  return n;
}

static char *expand(const char *text, const char *open, const char *close) {
  size_t before = (size_t)(open - text), behind = strlen(close + 1);
  size_t inside = (size_t)(close - open) - 1, n = alternatives(open, close);
  char *out = malloc(n * (before + behind + 1) + inside + 1);
  if (!out)
    return NULL;
  size_t at = 0;
  const char *p = open + 1;
  for (;;) {
    size_t len = strcspn(p, ",}");
    if (len > (size_t)(close - p))
      len = (size_t)(close - p);
    memcpy(out + at, text, before);
    at += before;
    memcpy(out + at, p, len);
    at += len;
    memcpy(out + at, close + 1, behind);
    at += behind;
    out[at++] = ' ';
    p += len;
    if (*p != ',' || p >= close)
      break;
    p++;
  }
  out[at - 1] = 0;
  return out;
}

int main(void) {
  char *text = new_text(20000);
  if (!text)
    return 1;
  size_t n = strlen(text);
  if (n < 3) {
    free(text);
    return 0;
  }
  char *open = strchr(text, '{');
  char *close = text + n - 1;
  int result = 0;
  if (open && open < close) {
    char *end = strchr(open, '}');
    if (end)
      close = end;
    else
      *close = '}';
    char *all = expand(text, open, close);
    if (all && count_char(all, '{') > n * n)
      result = 2;
    free(all);
  }
  free(text);
  return result;
}
