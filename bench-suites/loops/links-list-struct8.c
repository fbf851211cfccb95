//@ verdict: safe
//@ pattern: index-links
// buffer: 8, struct member
// A list in eight nodes, linked by their index; -1 ends the list. Links from outside are checked when read.
extern signed char __VERIFIER_nondet_schar(void);
extern int __VERIFIER_nondet_int(void);

struct nodes {
  int next[8];
  int value[8];
  int loaded;
};

static int load(struct nodes *n) {
  for (n->loaded = 0; n->loaded < 8; n->loaded++) {
    int link = __VERIFIER_nondet_int();
    if (link < -1 || link > 7)
      return -1;
    n->next[n->loaded] = link;
    n->value[n->loaded] = __VERIFIER_nondet_schar();
  }
  return 0;
}

static int sum(const struct nodes *n) {
  int total = 0;
  int at = 0;
  for (int steps = 0; at >= 0 && steps < 8; steps++) {
    total += n->value[at];
    at = n->next[at];
  }
  return total;
}

int main(void) {
  struct nodes n;
  if (load(&n) != 0)
    return 1;
  return sum(&n) > 8 * 127;
}
