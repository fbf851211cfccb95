//@ verdict: violated
//@ pattern: two-pass
//@ inputs: 97 97 97 97 97 97 97 97 97
// buffer: 8, struct member
// Two inputs of the same text are simulated by a store: the first pass measures, the second pass copies to
// the short form of a file name with eight places and to the extension with three places.
extern char __VERIFIER_nondet_char(void);

#define NAME 8
#define EXT 3
#define LONG 64

struct name {
  char base[NAME];
  char ext[EXT];
  int base_used;
  int ext_used;
};

static int load(char *text) {
  int n = 0;
  char c;
  while (n < LONG - 1 && (c = __VERIFIER_nondet_char()) != 0)
    text[n++] = c;
  text[n] = 0;
  return n;
}

static int last_dot(const char *text) {
  int dot = -1;
  for (int i = 0; text[i]; i++)
    if (text[i] == '.')
      dot = i;
  return dot;
}

static char upper(char c) {
  return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

static void take_base(struct name *s, const char *text, int end) {
  int w = 0;
  for (int i = 0; i < end; i++) {
    if (text[i] == ' ' || text[i] == '.')
      continue;
    if (i == NAME + 1)
      break;
    s->base[w++] = upper(text[i]); //@ violated: bounds
  }
  s->base_used = w;
}

static void take_ext(struct name *s, const char *text, int from) {
  int w = 0;
  while (w < EXT && text[from]) {
    s->ext[w++] = upper(text[from]);
    from++;
  }
  s->ext_used = w;
}

static int plain(const struct name *s) {
  for (int i = 0; i < s->base_used; i++)
    if (s->base[i] < '0' || s->base[i] > 'Z')
      return 0;
  return s->base_used > 0;
}

int main(void) {
  char text[LONG];
  struct name s;
  int n = load(text);
  int dot = last_dot(text);

  s.ext_used = 0;
  if (dot < 0)
    dot = n;
  else
    take_ext(&s, text, dot + 1);
  take_base(&s, text, dot);
  return !plain(&s) && s.ext_used > EXT;
}
