//@ verdict: violated
//@ pattern: ring-buffer
//@ inputs: 500
// buffer: 4096, function parameter
// A log of 4096 bytes that overwrites its oldest text. Records of different length wrap over the end of
// the ring byte by byte.
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned int __VERIFIER_nondet_uint(void);

#define RING 4096

struct cursor {
  int write;
  int filled;
};

static int step(int at) {
  at++;
  if (at > RING)
    at = 0;
  return at;
}

static void put_byte(char *ring, struct cursor *c, char v) {
  ring[c->write] = v; //@ violated: deref
  c->write = step(c->write);
  if (c->filled < RING)
    c->filled++;
}

static void put_number(char *ring, struct cursor *c, unsigned v) {
  char digits[12];
  int n = 0;
  do {
    digits[n++] = (char)('0' + v % 10);
    v /= 10;
  } while (v != 0);
  while (n > 0)
    put_byte(ring, c, digits[--n]);
}

static void put_text(char *ring, struct cursor *c, const char *s) {
  for (; *s; s++)
    put_byte(ring, c, *s);
}

static int count_lines(const char *ring, const struct cursor *c) {
  int at = c->write;
  int lines = 0;
  for (int i = 0; i < c->filled; i++) {
    at = at == 0 ? RING - 1 : at - 1;
    if (ring[at] == '\n')
      lines++;
  }
  return lines;
}

int main(void) {
  char *ring = malloc(RING);
  struct cursor c = {0, 0};
  int records = __VERIFIER_nondet_int();
  int lines;

  if (!ring)
    return 1;
  if (records < 0 || records > 5000) {
    free(ring);
    return 0;
  }
  for (int i = 0; i < records; i++) {
    put_text(ring, &c, "event ");
    put_number(ring, &c, __VERIFIER_nondet_uint());
    put_text(ring, &c, " seen\n");
  }
  lines = count_lines(ring, &c);
  free(ring);
  if (lines > records)
    return 2;
  return lines > RING;
}
