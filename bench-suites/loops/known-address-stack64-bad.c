//@ verdict: violated
//@ pattern: known-defect
//@ inputs: 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62 60 62
// buffer: 64, on the stack
// Cleans a mail address. Brackets and comments may be left open by the input; the places that are needed to
// close them are taken off the limit when they open and given back when they close. The failing twin gives
// back what it never took.
extern char __VERIFIER_nondet_char(void);

#define SIZE 64
#define KEEP 10

struct scan {
  int at;
  int limit;
  int angle;
  int comment;
  int dropped;
};

static void scan_init(struct scan *s) {
  s->at = 0;
  s->limit = SIZE - KEEP;
  s->angle = 0;
  s->comment = 0;
  s->dropped = 0;
}

static void note_comment(struct scan *s, char c) {
  if (c == '(' && !s->comment) {
    s->comment = 1;
    s->limit--;
  } else if (c == ')' && s->comment) {
    s->comment = 0;
    s->limit++;
  }
}

static void note_angle(struct scan *s, char c) {
  if (s->comment)
    return;
  if (c == '<' && !s->angle) {
    s->angle = 1;
  } else if (c == '>' && s->angle) {
    s->angle = 0;
    s->limit++;
  }
}

static void put(struct scan *s, char *out, char c) {
  if (s->at < s->limit)
    out[s->at++] = c; //@ violated: deref
  else if (s->dropped < 1000)
    s->dropped++;
}

static int finish(struct scan *s, char *out) {
  if (s->comment)
    out[s->at++] = ')';
  if (s->angle)
    out[s->at++] = '>';
  out[s->at] = 0;
  return s->at;
}

static int count(const char *s, char wanted) {
  int n = 0;
  for (int i = 0; s[i] != 0; i++)
    if (s[i] == wanted)
      n++;
  return n;
}

int main(void) {
  char out[SIZE];
  struct scan s;
  int length;

  scan_init(&s);
  for (int i = 0; i < 100000; i++) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    note_comment(&s, c);
    note_angle(&s, c);
    put(&s, out, c);
  }
  length = finish(&s, out);
  return count(out, '<') > length;
}
