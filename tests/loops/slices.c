//@ verdict: safe
/* The parts of a text, each as its start and its length. */
#include <stddef.h>
extern char __VERIFIER_nondet_char(void);

struct word {
  const char *s;
  size_t len;
};
struct words {
  struct word w[32];
  int n;
};

static int split(struct words *all, const char *path) {
  const char *start = path;
  for (;; path++) {
    if (*path == '/' || *path == '\0') {
      if (all->n >= 32) return -1;
      all->w[all->n].s = start;
      all->w[all->n].len = (size_t)(path - start);
      all->n++;
      if (*path == '\0') return 0;
      start = path + 1;
    }
  }
}

int main(void) {
  char text[100];
  for (int i = 0; i < 99; i++) text[i] = __VERIFIER_nondet_char();
  text[99] = '\0';
  struct words all;
  all.n = 0;
  unsigned sum = 0;
  if (split(&all, text) == 0)
    for (int i = 0; i < all.n; i++)
      if (all.w[i].len > 0) sum += (unsigned char)all.w[i].s[all.w[i].len - 1];
  return (int)(sum & 1);
}
