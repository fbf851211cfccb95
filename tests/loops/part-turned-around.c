//@ verdict: safe
/* Parts of a text are turned around in place: the end of the text stays. */
#include <stddef.h>
extern size_t __VERIFIER_nondet_size_t(void);
extern char __VERIFIER_nondet_char(void);

static void turn(char *b, char *e) {
  while (b < e) {
    char t = *b;
    *b++ = *e;
    *e-- = t;
  }
}

static void turn_parts(char *s, size_t n) {
  size_t i = 0;
  while (i < n) {
    size_t j = __VERIFIER_nondet_size_t();
    if (j <= i || j > n) return;
    turn(s + i, s + j - 1);
    i = j;
  }
}

int main(void) {
  char text[64];
  size_t n = __VERIFIER_nondet_size_t();
  if (n >= 40) return 1;
  for (int i = 0; i < 40; i++) text[i] = __VERIFIER_nondet_char();
  text[n] = '\0';
  turn_parts(text, n);
  static int table[1];
  return table[(unsigned char)text[n]];
}
