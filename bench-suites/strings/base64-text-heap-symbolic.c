//@ verdict: safe
//@ pattern: base64-size
// buffer: symbolic, on the heap
// Encodes a text: four characters for each three, rounded up, and the end.
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

static const char table[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static size_t encode(char *out, const char *text, size_t n) {
  size_t at = 0;
  for (size_t i = 0; i < n; i += 3) {
    unsigned v = (unsigned)(unsigned char)text[i] << 16;
    if (i + 1 < n)
      v |= (unsigned)(unsigned char)text[i + 1] << 8;
    if (i + 2 < n)
      v |= (unsigned char)text[i + 2];
    out[at++] = table[v >> 18 & 63];
    out[at++] = table[v >> 12 & 63];
    out[at++] = i + 1 < n ? table[v >> 6 & 63] : '=';
    out[at++] = i + 2 < n ? table[v & 63] : '=';
  }
  out[at] = 0;
  return at;
}

int main(void) {
  char *text = new_text(50000);
  if (!text)
    return 1;
  size_t n = strlen(text);
  char *out = malloc((n + 2) / 3 * 4 + 1);
  if (!out) {
    free(text);
    return 1;
  }
  size_t m = encode(out, text, n);
  int wrong = strlen(out) != m;
  free(out);
  free(text);
  return wrong;
}
