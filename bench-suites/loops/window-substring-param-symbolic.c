//@ verdict: safe
//@ pattern: sliding-window
// buffer: symbolic, function parameter
// The longest part of a text in which no character occurs twice: two borders move over the text, a table of
// 256 counts tells what is inside. The left border follows only while something is inside.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern size_t __VERIFIER_nondet_size_t(void);

struct best {
  size_t from;
  size_t length;
};

static void load(unsigned char *text, size_t n) {
  for (size_t i = 0; i < n; i++)
    text[i] = __VERIFIER_nondet_uchar();
}

static void clear(unsigned *count) {
  for (int i = 0; i < 256; i++)
    count[i] = 0;
}

static struct best longest(const unsigned char *text, size_t n) {
  struct best b = {0, 0};
  unsigned count[256];
  size_t left = 0, right = 0;
  clear(count);
  while (right < n) {
    unsigned char c = text[right++];
    count[c]++;
    while (count[c] > 1 && left < right) {
      count[text[left]]--;
      left++;
    }
    if (right - left > b.length) {
      b.length = right - left;
      b.from = left;
    }
  }
  return b;
}

static int repeats(const unsigned char *text, struct best b) {
  size_t end = b.from + b.length;
  for (size_t i = b.from; i < end; i++) {
    for (size_t j = i + 1; j < end; j++)
      if (text[i] == text[j])
        return 1;
  }
  return 0;
}

static unsigned kinds(const unsigned char *text, size_t n) {
  unsigned count[256];
  unsigned k = 0;
  clear(count);
  for (size_t i = 0; i < n; i++)
    count[text[i]] = 1;
  for (int i = 0; i < 256; i++)
    k += count[i];
  return k;
}

int main(void) {
  size_t n = __VERIFIER_nondet_size_t();
  unsigned char *text;
  struct best b;
  int result;

  if (n < 1 || n > 20000)
    return 0;
  text = malloc(n);
  if (!text)
    return 1;
  load(text, n);
  if (text[0] == 0)
    text[0] = 1;
  b = longest(text, n);
  result = repeats(text, b);
  if (b.length > kinds(text, n))
    result = 2;
  free(text);
  return result;
}
