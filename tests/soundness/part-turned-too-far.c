/* Parts of a text are turned around in place, with one byte that does not belong to them. */
#include <stddef.h>
extern size_t nondet_size_t(void);
extern char nondet_char(void);
static int table[1];

static void turn(char *b, char *e) {
  while (b < e) {
    char t = *b;
    *b++ = *e;
    *e-- = t;
  }
}

int main(void) {
  char text[8];
  size_t n = 5;
  for (int i = 0; i < 8; i++) text[i] = nondet_char();
  text[n] = '\0';
  for (size_t i = 0; i < n; i++) {
    size_t j = nondet_size_t();
    if (j <= i || j > n) break;
    turn(text + i, text + j - (j < 5));
  }
  return table[(unsigned char)text[n]]; //@ violated: deref
}
