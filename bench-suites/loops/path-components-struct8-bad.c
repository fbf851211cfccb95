//@ verdict: violated
//@ pattern: path-normalise
//@ inputs: 1 1 1 1 1 1 1 1 1
// buffer: 8, struct member
// Walks directories by number: 0 ends, 255 goes up, all other numbers go down one level. Eight levels are
// kept; a deeper directory is refused.
extern unsigned char __VERIFIER_nondet_uchar(void);

#define LEVELS 8
#define UP 255

struct place {
  unsigned serial;
  unsigned char dir[LEVELS];
  unsigned char depth;
  unsigned char refused;
};

static void place_root(struct place *p) {
  p->serial = 1;
  p->depth = 0;
  p->refused = 0;
}

static int place_down(struct place *p, unsigned char d) {
  if (p->depth > LEVELS) {
    if (p->refused < 100)
      p->refused++;
    return -1;
  }
  p->dir[p->depth] = d; //@ violated: bounds
  p->depth++;
  return 0;
}

static int place_up(struct place *p) {
  if (p->depth == 0)
    return -1;
  p->depth--;
  return 0;
}

static unsigned place_hash(const struct place *p) {
  unsigned h = 5381;
  for (int i = 0; i < p->depth; i++)
    h = h * 33 + p->dir[i];
  return h;
}

static int place_inside(const struct place *p, const struct place *of) {
  int i = 0;
  if (p->depth < of->depth)
    return 0;
  while (i < of->depth) {
    if (p->dir[i] != of->dir[i])
      return 0;
    i++;
  }
  return 1;
}

int main(void) {
  struct place home, now;
  int turns = 0;
  unsigned char d;

  place_root(&home);
  place_down(&home, 7);
  place_down(&home, 9);
  place_root(&now);
  while (turns < 10000 && (d = __VERIFIER_nondet_uchar()) != 0) {
    if (d == UP)
      place_up(&now);
    else if (place_down(&now, d) != 0 && now.refused == 100)
      break;
    turns++;
  }
  if (place_inside(&now, &home))
    return place_hash(&now) == place_hash(&home);
  return 2;
}
