//@ property: uninit
//@ verdict: violated
//@ inputs: 2
/* A member is set only for one kind; copying the structure is fine, branching on the member is not. */
extern int __VERIFIER_nondet_int(void);

struct shape {
  int kind;
  int radius;
  int width;
};

static void init(struct shape *s, int kind) {
  s->kind = kind;
  if (kind == 1)
    s->radius = 5;
  else
    s->width = 6;
}

static int large(const struct shape *s) {
  struct shape copy = *s;
  if (copy.radius > 4) //@ violated: uninit
    return 1;
  return 0;
}

int main(void) {
  int kind = __VERIFIER_nondet_int();
  struct shape s;
  init(&s, kind);
  return large(&s) == 3;
}
