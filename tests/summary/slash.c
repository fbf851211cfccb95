// The end of a text, found by a pointer; then what lies behind the last slash.
#include <stdio.h>
extern unsigned char __VERIFIER_nondet_uchar(void);
int main(void) {
  char path[10];
  for (int i = 0; i < 9; i++) {
    unsigned char c = __VERIFIER_nondet_uchar();
    path[i] = c % 3 == 0 ? '/' : 'a' + c % 20;
  }
  path[9] = 0;
  char *end = path;
  while (*end) end++;
  while (end > path && end[-1] != '/') end--;
  printf("%s\n", end);
  return (int)(end - path);
}
