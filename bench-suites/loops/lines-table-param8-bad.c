//@ verdict: violated
//@ pattern: line-split
//@ inputs: 10 10 10 10 10 10 10 10 10
// buffer: 8, function parameter
// Notes where the lines of a text start; there is room for eight lines. The number of lines that were noted
// is the smaller one of the lines and the room.
extern char __VERIFIER_nondet_char(void);

#define ROOM 8
#define TEXT 512

struct line {
  int from;
  int length;
};

static int read_text(char *text) {
  int n = 0;
  for (;;) {
    char c;
    if (n == TEXT)
      break;
    c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    text[n++] = c;
  }
  return n;
}

static int split(const char *text, int n, struct line *table, int room) {
  int lines = 0;
  int from = 0;
  int at;
  for (at = 0; at < n; at++) {
    if (text[at] != '\n')
      continue;
    table[lines].from = from; //@ violated: deref
    table[lines].length = at - from;
    lines++;
    from = at + 1;
  }
  if (from < n && lines < room) {
    table[lines].from = from;
    table[lines].length = n - from;
    lines++;
  }
  return lines;
}

static int longest(const struct line *table, int lines) {
  int best = -1;
  int length = -1;
  for (int i = 0; i < lines; i++) {
    if (table[i].length > length) {
      length = table[i].length;
      best = i;
    }
  }
  return best;
}

static int vowels(const char *text, struct line l) {
  static const char wanted[] = "aeiou";
  int n = 0;
  for (int i = l.from; i < l.from + l.length; i++) {
    for (int k = 0; wanted[k]; k++)
      if (text[i] == wanted[k])
        n++;
  }
  return n;
}

int main(void) {
  char text[TEXT];
  struct line table[ROOM];
  int n = read_text(text);
  int lines = split(text, n, table, ROOM);
  int best = longest(table, lines);

  if (best < 0)
    return 0;
  return vowels(text, table[best]) > table[best].length;
}
