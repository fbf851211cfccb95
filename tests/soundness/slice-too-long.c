/* The parts of a text, each as its start and its length: one more than there is. */
#include <stddef.h>
extern char nondet_char(void);
struct word {
  const char *s;
  size_t len;
};
static struct word words[8];

int main(void) {
  char text[6];
  int n = 0;
  for (int i = 0; i < 5; i++) text[i] = nondet_char();
  text[5] = 0;
  const char *start = text;
  for (const char *p = text;; p++) {
    if (*p == '/' || *p == 0) {
      if (n >= 8) return 1;
      words[n].s = start;
      words[n].len = (size_t)(p - start) + 1;
      n++;
      if (*p == 0) break;
      start = p + 1;
    }
  }
  int sum = 0;
  for (int i = 0; i < n; i++) sum |= words[i].s[words[i].len]; //@ violated: deref
  return sum;
}
