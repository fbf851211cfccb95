//@ verdict: safe
//@ pattern: nested-length
// buffer: 4096, struct member
// Copies the texts of a sequence of elements (kind, length, contents) to a record, with a blank between them.
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static size_t read_bytes(unsigned char *to, size_t room) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > room)
    n = room;
  for (size_t i = 0; i < n; i++)
    to[i] = __VERIFIER_nondet_uchar();
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

struct texts {
  unsigned elements, skipped;
  size_t used;
  char data[4096 / 2];
};

static int element(const unsigned char *p, size_t left, size_t *length) {
  if (left < 2 || p[1] > left - 2)
    return -1;
  *length = p[1];
  return p[0];
}

static int keep(struct texts *t, const unsigned char *p, size_t n) {
  if (n + 2 > sizeof t->data - t->used)
    return 0;
  memcpy(t->data + t->used, p, n);
  t->used += n;
  t->data[t->used++] = ' ';
  t->data[t->used] = 0;
  return 1;
}

static void walk(struct texts *t, const unsigned char *p, size_t size) {
  size_t at = 0, n = 0;
  for (;;) {
    int kind = element(p + at, size - at, &n);
    if (kind < 0)
      break;
    if (kind == 4) {
      if (!keep(t, p + at + 2, n))
        break;
      t->elements++;
    } else {
      t->skipped++;
    }
    at += n + 2;
  }
}

int main(void) {
  static unsigned char data[8192];
  static struct texts t;
  size_t n = read_bytes(data, sizeof data);
  walk(&t, data, n);
  if (t.elements + t.skipped > n)
    return 1;
  t.data[sizeof t.data - 1] = 0;
  return measure(t.data).longest > sizeof t.data;
}
