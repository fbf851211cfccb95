//@ verdict: violated
//@ inputs: 110
/* Comparison of a short string with a literal. */
#include <assert.h>
#include <string.h>
extern char __VERIFIER_nondet_char(void);

static int is_yes(const char *s) {
  return strcmp(s, "y") <= 0;
}

int main(void) {
  char word[2];
  word[0] = __VERIFIER_nondet_char();
  word[1] = '\0';
  int yes = is_yes(word);
  if (word[0] == 'n')
    assert(!yes); //@ violated: assert
  if (word[0] == 'y')
    assert(yes);
  assert(strlen(word) <= 1);
  return 0;
}
