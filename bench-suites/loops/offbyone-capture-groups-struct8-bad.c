//@ verdict: violated
//@ pattern: off-by-one
//@ inputs: 40 40 40 40 40 40 40 40 40
// buffer: 8, struct member
// A rewriting rule counts its opening brackets and notes the position of each of them. There are eight
// places; the failing twin compares with the wrong operator before it notes the next one.
extern char __VERIFIER_nondet_char(void);

#define GROUPS 8

struct rule {
  int start[GROUPS];
  int used;
  int depth;
  int length;
};

static void rule_init(struct rule *r) {
  int i = GROUPS;
  while (i-- > 0)
    r->start[i] = -1;
  r->used = 0;
  r->depth = 0;
  r->length = 0;
}

static int rule_open(struct rule *r, int at) {
  if (r->used > GROUPS)
    return -1;
  r->start[r->used] = at; //@ violated: bounds
  r->used++;
  r->depth++;
  return 0;
}

static int rule_close(struct rule *r) {
  if (r->depth == 0)
    return -1;
  r->depth--;
  return 0;
}

static int rule_parse(struct rule *r) {
  int at = 0;
  for (;;) {
    char c = __VERIFIER_nondet_char();
    int err = 0;
    switch (c) {
    case 0:
      r->length = at;
      return r->depth == 0 ? 0 : -1;
    case '(':
      err = rule_open(r, at);
      break;
    case ')':
      err = rule_close(r);
      break;
    default:
      break;
    }
    if (err)
      return err;
    if (at == 1000)
      return -1;
    at++;
  }
}

static int rule_reach(const struct rule *r) {
  int best = -1;
  for (int i = 0; i < r->used; i++)
    if (r->start[i] > best)
      best = r->start[i];
  return best;
}

int main(void) {
  struct rule r;
  rule_init(&r);
  if (rule_parse(&r) != 0)
    return 1;
  return rule_reach(&r) > r.length;
}
