/* A bug: the last byte of a name of 15 characters is written one past the end. */
#include <string.h>

int nondet_int(void);

int main(void) {
  char name[15];
  int length = nondet_int();
  if (length < 0 || length > 15)
    return 1;
  name[length] = '\0';
  return name[0] == 'x' && length == 0;
}
