/* strchr in a short text finds the end, too, and nothing that is behind it. */
#include <string.h>
extern int nondet_int(void);
extern void __VERIFIER_assert(int);

int main(void) {
  int c = nondet_int();
  const char *set = strchr("ab\0c", c);
  if (c == 'c') __VERIFIER_assert(set == NULL);
  if (c == 'b' + 256) __VERIFIER_assert(set && *set == 'b');
  if (set && *set != 'a' && *set != 'b') __VERIFIER_assert(c == 5);
  return 0;
}
