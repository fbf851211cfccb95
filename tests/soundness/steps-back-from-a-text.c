/* What lies before a text is read, its length known: a step back is none within the text. */
#include <string.h>
extern int nondet_int(void);

int main(void) {
  char buf[300];
  for (int i = 0; i < 299; i++) buf[i] = 'a';
  buf[299] = 0;
  unsigned from = (unsigned)nondet_int(), back = (unsigned)nondet_int();
  if (from < 100 || from > 200 || back == 0 || back > 50) return 0;
  char *text = buf + from;
  size_t length = strlen(text);
  char before = text[-(long)back];
  if ((unsigned)nondet_int() * 2654435761u == 0x1234567u) buf[from + 200] = before; //@ violated: deref
  return (int)length;
}
