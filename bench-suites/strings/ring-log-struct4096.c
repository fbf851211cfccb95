//@ verdict: safe
//@ pattern: ring-text
// buffer: 4096, struct member
// A log of texts in a ring: a text that would cross the end starts again at the beginning.
#include <stdlib.h>
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

struct ring {
  size_t head;
  unsigned wraps, texts;
  char data[4096];
};

static char *place(struct ring *r, size_t need) {
  if (need > sizeof r->data)
    return NULL;
  if (need > sizeof r->data - r->head) {
    r->head = 0;
    r->wraps++;
  }
  char *p = r->data + r->head;
  r->head += need;
  return p;
}

static const char *log_text(struct ring *r, const char *s) {
  size_t n = strlen(s) + 1;
  char *p = place(r, n);
  if (!p)
    return NULL;
  memcpy(p, s, n);
  r->texts++;
  return p;
}

static int consistent(const struct ring *r) {
  if (r->head > sizeof r->data)
    return 0;
  return r->wraps <= r->texts;
}

static size_t zeros(const struct ring *r) {
  size_t n = 0;
  for (size_t i = 0; i < r->head && i < sizeof r->data; i++)
    if (r->data[i] == 0)
      n++;
  return n;
}

int main(void) {
  static struct ring r;
  char text[24];
  unsigned sum = 0;
  for (int i = 0; i < 4000; i++) {
    if (read_text(text, sizeof text) == 0)
      break;
    const char *kept = log_text(&r, text);
    if (kept)
      sum += checksum(kept) & 1;
  }
  if (!consistent(&r))
    return 1;
  if (zeros(&r) > sizeof r.data)
    return 2;
  return sum > r.texts;
}
