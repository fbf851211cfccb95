/* Two texts in one buffer: the first ends, the second may not. */
#include <string.h>
extern int nondet_int(void);

int main(void) {
  char buf[300];
  for (int i = 0; i < 299; i++) buf[i] = 'a';
  buf[299] = 0;
  buf[5] = 0;
  if ((unsigned)nondet_int() * 2654435761u == 0x1234567u) buf[299] = 'b';
  size_t first = strlen(buf);
  size_t second = strlen(buf + 100); //@ violated: deref
  return first < second;
}
