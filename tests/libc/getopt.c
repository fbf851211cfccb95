//@ verdict: violated
// getopt.h.
#include <assert.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

static char *words[] = {"program", "-n", "name", "-v", "--size=5", 0};
static const struct option all[] = {{"size", required_argument, 0, 's'}, {0, 0, 0, 0}};

void short_options(void) {
  int c = getopt(5, words, "n:v");
  assert(c == -1 || c == '?' || c == 'n' || c == 'v');
  if (c == 'n') assert(strlen(optarg) < 9);
  assert(optind >= 1 && optind <= 5);
  if (c == 'v') assert(optarg == 0);
  c = getopt(5, words, "vn::");
  optarg[0] = 0; //@ violated: deref
}
void long_options(void) {
  int c = getopt_long(5, words, "n:v", all, 0);
  if (c == 's') assert(atoi(optarg) < 6 || optarg[0]);
  optind = 1;
  c = getopt_long(1, words, "n:v", all, 0);
  assert(c == -1 && optind == 1);
  assert(optind == 2); //@ violated: assert
}
