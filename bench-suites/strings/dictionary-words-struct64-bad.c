//@ verdict: violated
//@ pattern: word-table
//@ inputs: 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 97 32 0
// buffer: 64, struct member
// Counts words in a table of 64 entries inside of a record.
#include <string.h>

extern char __VERIFIER_nondet_char(void);

// A text of inputs, ended by a zero input or by the end of the room.
static size_t read_text(char *to, size_t room) {
  size_t n = 0;
  while (n + 1 < room) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    to[n++] = c;
  }
  to[n] = 0;
  return n;
}

struct stats {
  size_t lines, words, longest;
};

// Lines, words, and the length of the longest word.
static struct stats measure(const char *s) {
  struct stats r = {0, 0, 0};
  size_t run = 0;
  for (; *s; s++) {
    if (*s == '\n')
      r.lines++;
    if (*s == ' ' || *s == '\n') {
      run = 0;
      continue;
    }
    if (run++ == 0)
      r.words++;
    if (run > r.longest)
      r.longest = run;
  }
  return r;
}

struct dictionary {
  size_t used;
  unsigned counts[64];
  char first[64];
};

static void add(struct dictionary *d, char first) {
  for (size_t i = 0; i < d->used; i++) {
    if (d->first[i] == first && d->counts[i] < 1) {
      d->counts[i]++;
      return;
    }
  }
  if (d->used < sizeof *d / sizeof(unsigned)) {
    d->counts[d->used] = 1; //@ violated: bounds
    d->first[d->used] = first;
    d->used++;
  }
}

static void scan(struct dictionary *d, const char *s) {
  while (*s) {
    s += strspn(s, " ");
    if (*s)
      add(d, *s);
    s += strcspn(s, " ");
  }
}

static unsigned sum(const struct dictionary *d) {
  unsigned n = 0;
  for (size_t i = 0; i < d->used; i++)
    n += d->counts[i];
  return n;
}

static char most(const struct dictionary *d) {
  size_t best = 0;
  for (size_t i = 0; i < d->used; i++)
    if (d->counts[i] > d->counts[best])
      best = i;
  return d->used ? d->first[best] : ' ';
}

int main(void) {
  static struct dictionary d;
  static char text[512];
  read_text(text, sizeof text);
  scan(&d, text);
  if (sum(&d) > measure(text).words + 512)
    return 1;
  return most(&d) == 0;
}
