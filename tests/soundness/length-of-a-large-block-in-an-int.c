/* A text of two gigabytes has a negative length in an int, which is less than the room. */
#include <stdlib.h>
#include <string.h>
extern size_t nondet_size(void);
extern int nondet_int(void);
static char *names[4];

int main(void) {
  char out[16];
  int i, count = 0;
  while (count < 4 && nondet_int()) {
    size_t n = nondet_size();
    if (n > 3000000000u) n = 3000000000u;
    char *s = malloc(n + 1);
    if (!s) break;
    memset(s, 'a', n);
    s[n] = 0;
    names[count++] = s;
  }
  for (i = 0; i < count; i++) {
    int n = (int)strlen(names[i]);
    if (n < 16) memcpy(out, names[i], (size_t)n);
    free(names[i]);
  }
  return 0;
}
