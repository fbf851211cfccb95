//@ verdict: violated
//@ pattern: delimiter-scan
//@ inputs: 34 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 97 34 0
// buffer: 64, struct member
// Reads a parameter's value, quoted or not, into a record.
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

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
}

struct parameter {
  int quoted;
  size_t length;
  char value[64];
};

static size_t quoted(struct parameter *p, const char *s) {
  size_t n = 0, from = 1;
  while (s[from] && s[from] != '"') {
    if (s[from] == '\\' && s[from + 1])
      from++;
    if (n < sizeof p->value)
      p->value[n++] = s[from];
    from++;
  }
  p->value[n] = 0; //@ violated: deref
  p->length = n;
  return from;
}

static size_t plain(struct parameter *p, const char *s) {
  size_t n = strcspn(s, "; \t");
  size_t kept = n < sizeof p->value ? n : sizeof p->value - 1;
  memcpy(p->value, s, kept);
  p->value[kept] = 0;
  p->length = kept;
  return n;
}

static size_t parse(struct parameter *p, const char *s) {
  p->quoted = s[0] == '"';
  return p->quoted ? quoted(p, s) : plain(p, s);
}

static int same_length(const struct parameter *p) { return strlen(p->value) == p->length; }

int main(void) {
  char s[256];
  struct parameter p;
  memset(&p, 0, sizeof p);
  size_t have = read_text(s, sizeof s);
  size_t taken = parse(&p, s);
  if (taken > have || !same_length(&p))
    return 1;
  if (p.length > taken || count_char(p.value, ';') > taken)
    return 2;
  return checksum(p.value) == 4;
}
