//@ verdict: violated
//@ pattern: trim-tail
//@ inputs: 0 32 32 32 32 32 32 32 32
// buffer: 8, struct member
// Fixed-width fields, padded with blanks, are trimmed on both sides; the used part is noted as a pair of
// positions. A field of blanks only has an empty used part.
extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define WIDTH 8
#define FIELDS 4

struct field {
  int first;
  char text[WIDTH];
  int last;
};

static void load(struct field *f) {
  int i;
  f->first = 0;
  f->last = WIDTH - 1;
  for (i = 0; i < WIDTH; i++)
    f->text[i] = __VERIFIER_nondet_char();
}

static void trim_right(struct field *f) {
  int i = WIDTH - 1;
  while (f->text[i] == ' ') //@ violated: bounds
    --i;
  f->last = i;
}

static void trim_left(struct field *f) {
  int i = 0;
  while (i <= f->last) {
    if (f->text[i] != ' ')
      break;
    i++;
  }
  f->first = i;
}

static int upper(struct field *f) {
  int changed = 0;
  for (int i = f->first; i <= f->last; i++) {
    char c = f->text[i];
    if (c >= 'a' && c <= 'z') {
      f->text[i] = (char)(c - 'a' + 'A');
      changed++;
    }
  }
  return changed;
}

static int is_empty(const struct field *f) {
  return f->last < f->first;
}

int main(void) {
  struct field fields[FIELDS];
  int empty = 0;
  int changed = 0;
  int unused = __VERIFIER_nondet_int();

  if (unused < 0 || unused >= FIELDS)
    return 0;
  for (int k = 0; k < FIELDS - unused; k++) {
    load(&fields[k]);
    trim_right(&fields[k]);
    trim_left(&fields[k]);
    if (is_empty(&fields[k]))
      empty++;
    else
      changed += upper(&fields[k]);
  }
  if (empty > FIELDS)
    return 1;
  if (changed > FIELDS * WIDTH)
    return 2;
  return 0;
}
