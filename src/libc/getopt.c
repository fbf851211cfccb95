/* getopt.h. A run takes options in their order and stops at the first other argument; an encoding takes any. */
#include "unloop.h"

char *optarg;
int optind = 1, opterr = 1, optopt;

struct option {
  const char *name;
  int has_arg;
  int *flag;
  int val;
};

/* The place in a cluster like -abc; in an encoding, what grows from option to option of one word. */
static int unloop_in_cluster;

/* Some argument, or what follows an option letter in the same word. */
static char *unloop_some_argument(int argc, char *const *argv) {
  char *word = argv[unloop_between(0, argc - 1)];
  return word + unloop_up_to(unloop_length(word));
}

static int unloop_some_option(int argc, char *const *argv, const char *letters, size_t many, const struct option *all,
                              int *index) {
  if (argc <= 1 || optind >= argc || !__unloop_nondet_int()) {
    /* Other words may have been skipped; they come last, and optind goes back to the first of them. */
    if (argc >= 1 && optind <= argc) optind = unloop_between(1, argc);
    return -1;
  }
  int word = optind;
  optind = optind < 1 ? unloop_between(1, argc) : unloop_between(optind, argc);
  if (optind == word) {
    __unloop_assume(unloop_in_cluster < INT_MAX);
    unloop_in_cluster++;
  } else {
    unloop_in_cluster = 0;
  }
  optarg = 0;
  if (all && __unloop_nondet_int()) {
    size_t k = unloop_up_to(unloop_rest(all) / sizeof(struct option));
    __unloop_assume(k < unloop_rest(all) / sizeof(struct option));
    const struct option *one = all + k;
    __unloop_assume(one->name != 0);
    if (one->has_arg == 1 || (one->has_arg == 2 && __unloop_nondet_int())) optarg = unloop_some_argument(argc, argv);
    if (index) *index = (int)k;
    if (!one->flag) return one->val;
    *one->flag = one->val;
    return 0;
  }
  optopt = unloop_between(1, 255);
  if (many == 0 || !__unloop_nondet_int()) return letters[0] == ':' && __unloop_nondet_int() ? ':' : '?';
  size_t k = unloop_up_to(many - 1);
  char c = letters[k];
  __unloop_assume(c != ':' && c != '-' && c != '+');
  if (letters[k + 1] == ':') {
    int may_lack = letters[k + 2] == ':';
    if (!may_lack || __unloop_nondet_int()) optarg = unloop_some_argument(argc, argv);
  }
  return (unsigned char)c;
}

static int unloop_argument_or(int argc, char *const *argv, int wanted, int missing, int found) {
  if (wanted != 1) return found;
  if (optind >= argc) return missing;
  optarg = argv[optind++];
  return found;
}

static int unloop_long_option(int argc, char *const *argv, const char *word, const struct option *all, int *index,
                              int missing) {
  for (int k = 0; all[k].name; k++) {
    size_t n = unloop_length(all[k].name);
    if (strncmp(word, all[k].name, n) || (word[n] && word[n] != '=')) continue;
    if (index) *index = k;
    int value = all[k].val;
    if (word[n] == '=')
      optarg = (char *)word + n + 1;
    else
      value = unloop_argument_or(argc, argv, all[k].has_arg, missing, value);
    if (!all[k].flag) return value;
    *all[k].flag = all[k].val;
    return 0;
  }
  return '?';
}

int getopt_long(int argc, char *const *argv, const char *letters, const struct option *all, int *index) {
  size_t many = unloop_length(letters);
  if (__unloop_abstract_always()) return unloop_some_option(argc, argv, letters, many, all, index);
  optarg = 0;
  if (optind < 1) optind = 1, unloop_in_cluster = 0;
  if (optind >= argc) return -1;
  char *word = argv[optind];
  int missing = letters[0] == ':' ? ':' : '?';
  if (!unloop_in_cluster) {
    if (!word || word[0] != '-' || !word[1]) return -1;
    if (word[1] == '-') {
      optind++;
      if (!word[2]) return -1;
      return all ? unloop_long_option(argc, argv, word + 2, all, index, missing) : '?';
    }
    unloop_in_cluster = 1;
  }
  char c = word[unloop_in_cluster++];
  const char *at = c == ':' ? 0 : strchr(letters, c);
  char *rest = word + unloop_in_cluster;
  int takes = at && at[1] == ':';
  optopt = (unsigned char)c;
  if (!*rest || takes) {
    optind++;
    unloop_in_cluster = 0;
  }
  if (!at) return '?';
  if (takes && *rest) {
    optarg = rest;
    return (unsigned char)c;
  }
  return unloop_argument_or(argc, argv, takes && at[2] != ':', missing, (unsigned char)c);
}

int getopt(int argc, char *const *argv, const char *letters) { return getopt_long(argc, argv, letters, 0, 0); }
int __posix_getopt(int argc, char *const *argv, const char *letters) { return getopt(argc, argv, letters); }

int getopt_long_only(int argc, char *const *argv, const char *letters, const struct option *all, int *index) {
  return getopt_long(argc, argv, letters, all, index);
}
