//@ verdict: safe
//@ pattern: tokenise
// buffer: 64, on the stack
// Splits a line at blanks into an array of 64 slots; the last slot is needed for the end mark.
extern char __VERIFIER_nondet_char(void);

#define SLOTS 64
#define LINE 256

struct slot {
  int from;
  int length;
};

static int read_line(char *line) {
  int n = 0;
  while (n < LINE - 1) {
    char c = __VERIFIER_nondet_char();
    if (c == 0 || c == '\n')
      break;
    line[n++] = c;
  }
  line[n] = 0;
  return n;
}

static int is_blank(char c) {
  return c == ' ' || c == '\t';
}

static int split(const char *line, struct slot *slots, int most) {
  int at = 0;
  int used = 0;
  while (line[at] != 0) {
    int from;
    while (is_blank(line[at]))
      at++;
    if (line[at] == 0)
      break;
    if (used >= most - 1)
      break;
    from = at;
    while (line[at] != 0 && !is_blank(line[at]))
      at++;
    slots[used].from = from;
    slots[used].length = at - from;
    used++;
  }
  slots[used].from = -1;
  slots[used].length = 0;
  return used;
}

static int longest(const char *line, const struct slot *slots) {
  int best = 0;
  for (const struct slot *s = slots; s->from >= 0; s++) {
    int options = line[s->from] == '-';
    if (!options && s->length > best)
      best = s->length;
  }
  return best;
}

static int options(const char *line, const struct slot *slots, int used) {
  int n = 0;
  for (int i = 0; i < used; i++)
    if (line[slots[i].from] == '-')
      n++;
  return n;
}

int main(void) {
  char line[LINE];
  struct slot slots[SLOTS];
  int length = read_line(line);
  int used = split(line, slots, SLOTS);

  if (longest(line, slots) > length)
    return 1;
  if (options(line, slots, used) > used)
    return 2;
  return 0;
}
