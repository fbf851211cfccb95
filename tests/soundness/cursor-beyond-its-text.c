/* A pointer in memory that walks over a text goes on behind its end. */
extern int nondet_int(void);

struct cursor {
  const char *next;
  int skipped;
};

static int step(struct cursor *c) {
  if (*c->next == '\\')
    c->next += 2;
  return *c->next++; //@ violated: deref
}

int main(void) {
  char text[24];
  int i, n = 0;
  for (i = 0; i < 23; i++)
    text[i] = (char)(nondet_int() % 100 + 1);
  text[i] = 0;
  struct cursor c = {text, 0};
  while (step(&c))
    n++;
  return n;
}
