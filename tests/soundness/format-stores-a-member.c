/* One member is written by the loop, the other one by the format of a printf. */
#include <stdio.h>

struct place {
  int count;
  int at;
};

int main(void) {
  char text[4] = "abc";
  struct place p = {0, 0};
  while (p.count < 5) {
    p.count = p.count + 1;
    text[p.at]++; //@ violated: deref
    printf(p.count == 3 ? "%d five%n" : "%d", p.count, &p.at);
  }
  return 0;
}
