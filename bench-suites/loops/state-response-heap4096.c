//@ verdict: safe
//@ pattern: state-machine
// buffer: 4096, on the heap
// Reads a decimal length, a newline, and then that many bytes of a body. The length is limited while it is
// read, so that it can neither run over nor exceed the 4096 bytes of the body.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

#define BODY 4096

enum phase { LENGTH, DATA, DONE, BROKEN };

struct response {
  enum phase phase;
  int length;
  int used;
  unsigned char *body;
};

static int response_open(struct response *r) {
  r->phase = LENGTH;
  r->length = 0;
  r->used = 0;
  r->body = malloc(BODY);
  return r->body ? 0 : -1;
}

static void on_length(struct response *r, unsigned char c) {
  if (c == '\n') {
    r->phase = r->length == 0 ? DONE : DATA;
  } else if (c >= '0' && c <= '9') {
    r->length = r->length * 10 + (c - '0');
    if (r->length > BODY)
      r->phase = BROKEN;
  } else {
    r->phase = BROKEN;
  }
}

static void on_data(struct response *r, unsigned char c) {
  r->body[r->used++] = c;
  if (r->used == r->length)
    r->phase = DONE;
}

static void feed(struct response *r, unsigned char c) {
  switch (r->phase) {
  case LENGTH:
    on_length(r, c);
    break;
  case DATA:
    on_data(r, c);
    break;
  default:
    break;
  }
}

static unsigned sum(const struct response *r) {
  unsigned s = 0;
  for (int i = 0; i < r->used; i++)
    s += r->body[i];
  return s;
}

int main(void) {
  struct response r;
  unsigned s;

  if (response_open(&r) != 0)
    return 1;
  for (int i = 0; i < 6000; i++) {
    feed(&r, __VERIFIER_nondet_uchar());
    if (r.phase == DONE || r.phase == BROKEN)
      break;
  }
  s = sum(&r);
  free(r.body);
  return s > 255u * BODY;
}
