//@ verdict: violated
//@ pattern: realloc-growth
//@ inputs: 1 321
// buffer: symbolic, function parameter
// Reads a line of any length. The room is checked for the character and for the zero behind it.
#include <stdlib.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned int __VERIFIER_nondet_uint(void);

struct reader {
  unsigned left;
  unsigned read;
};

static int next_char(struct reader *r) {
  if (r->left == 0)
    return -1;
  r->left--;
  r->read++;
  return (unsigned char)__VERIFIER_nondet_char();
}

static char *enlarge(char *line, unsigned *room) {
  char *p = realloc(line, *room + 64);
  if (p == NULL) {
    free(line);
    return NULL;
  }
  *room += 64;
  return p;
}

static char *read_line(struct reader *r, char *line, unsigned *room, unsigned *length) {
  unsigned n = 0;
  int c;
  while ((c = next_char(r)) >= 0 && c != '\n') {
    if (n >= *room) {
      line = enlarge(line, room);
      if (!line)
        return NULL;
    }
    line[n++] = (char)c;
  }
  line[n] = 0; //@ violated: deref
  *length = n;
  return line;
}

static unsigned words(const char *s, unsigned n) {
  unsigned count = 0;
  int inside = 0;
  for (unsigned i = 0; i < n; i++) {
    if (s[i] == ' ') {
      inside = 0;
    } else if (!inside) {
      inside = 1;
      count++;
    }
  }
  return count;
}

int main(void) {
  struct reader r;
  unsigned room = __VERIFIER_nondet_uint();
  unsigned length = 0, total = 0;
  char *line;

  r.left = __VERIFIER_nondet_uint();
  r.read = 0;
  if (room < 1 || room > 256 || r.left > 20000)
    return 0;
  line = malloc(room);
  while (line && r.left > 0) {
    line = read_line(&r, line, &room, &length);
    if (!line)
      return 1;
    total += words(line, length);
  }
  free(line);
  return total > r.read;
}
