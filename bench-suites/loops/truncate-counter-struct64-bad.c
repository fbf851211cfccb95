//@ verdict: violated
//@ pattern: truncation
//@ inputs: 300
// buffer: 64, struct member
// Bytes are counted in a char: at 128 the counter turns negative and the check against the limit holds again.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define ROOM 64

struct line {
  int number;
  char title[200];
  char text[ROOM];
  int ended;
};

struct stats {
  int lines;
  int dropped;
};

static void line_start(struct line *l, int number) {
  l->number = number;
  l->title[0] = 0;
  l->ended = 0;
}

static int line_fill(struct line *l, int n) {
  signed char count = 0;
  for (int i = 0; i < n; i++) {
    char c = __VERIFIER_nondet_char();
    if (c == '\n') {
      l->ended = 1;
      break;
    }
    if (count < ROOM)
      l->text[count] = c; //@ violated: bounds
    count++;
  }
  return count;
}

static int line_weight(const struct line *l, int used) {
  int w = 0;
  for (int i = 0; i < used; i++) {
    char c = l->text[i];
    if (c >= 'a' && c <= 'z')
      w += c - 'a';
    else if (c >= '0' && c <= '9')
      w++;
  }
  return w;
}

static void stats_add(struct stats *s, int count) {
  s->lines++;
  if (count > ROOM)
    s->dropped += count - ROOM;
}

int main(void) {
  struct line l;
  struct stats s = {0, 0};
  int n = __VERIFIER_nondet_int();
  int weight = 0;

  if (n < 0 || n > 1000)
    return 0;
  for (int k = 0; k < 5; k++) {
    int count;
    line_start(&l, k);
    count = line_fill(&l, n);
    stats_add(&s, count);
    if (count > ROOM)
      count = ROOM;
    weight += line_weight(&l, count);
    if (!l.ended)
      break;
  }
  if (s.dropped > 5 * 1000)
    return 1;
  return weight > 5 * ROOM * 26;
}
