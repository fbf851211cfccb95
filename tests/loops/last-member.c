//@ verdict: safe
/* Options with an array as the last member: an index into it does not meet the pointer before. */
#include <stdio.h>
#include <string.h>
struct options {
  int verbose;
  const char *output;
  char flags[8];
};

static int parse(int argc, char **argv, struct options *o) {
  int i = 1;
  size_t n = 0;
  while (i < argc && argv[i][0] == '-' && argv[i][1] != '\0') {
    const char *p = argv[i] + 1;
    switch (*p) {
    case 'v': o->verbose = 1; break;
    case 'o':
      if (p[1] != '\0')
        o->output = p + 1;
      else if (i + 1 < argc)
        o->output = argv[++i];
      else
        return -1;
      break;
    default:
      if (n < sizeof o->flags - 1) o->flags[n++] = *p;
    }
    i++;
  }
  return i;
}

int main(int argc, char **argv) {
  struct options opt;
  memset(&opt, 0, sizeof opt);
  if (parse(argc, argv, &opt) < 0) return 1;
  printf("o=%s f=%s\n", opt.output ? opt.output : "-", opt.flags);
  return 0;
}
