//@ verdict: safe
//@ pattern: option-parse
// buffer: 8, function parameter
// Arguments are numbers: odd ones are names, 2 and 4 are options that take the next argument as their value.
// An option at the very end has no value.
extern int __VERIFIER_nondet_int(void);

#define MOST 8

struct settings {
  int width;
  int depth;
  int names;
  int errors;
};

static int load(int *arg) {
  int n = __VERIFIER_nondet_int();
  if (n < 0 || n > MOST)
    return -1;
  for (int i = 0; i < n; i++)
    arg[i] = __VERIFIER_nondet_int();
  return n;
}

static void settings_init(struct settings *s) {
  s->width = 80;
  s->depth = 1;
  s->names = 0;
  s->errors = 0;
}

static int value_of(const int *arg, int n, int *at, int old) {
  if (*at + 1 >= n)
    return old;
  ++*at;
  return arg[*at];
}

static void parse(struct settings *s, const int *arg, int n) {
  int at = 0;
  while (at < n) {
    switch (arg[at]) {
    case 2:
      s->width = value_of(arg, n, &at, s->width);
      break;
    case 4:
      s->depth = value_of(arg, n, &at, s->depth);
      break;
    default:
      if (arg[at] % 2 != 0)
        s->names++;
      else
        s->errors++;
      break;
    }
    at++;
  }
}

static int last_name(const int *arg, int n) {
  for (int i = n - 1; i >= 0; i--)
    if (arg[i] % 2 != 0)
      return i;
  return -1;
}

int main(void) {
  int arg[MOST];
  struct settings s;
  int n = load(arg);

  if (n < 0)
    return 0;
  settings_init(&s);
  parse(&s, arg, n);
  if (last_name(arg, n) >= n)
    return 1;
  if (s.names + s.errors > n)
    return 2;
  return s.depth == 0;
}
