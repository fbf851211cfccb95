//@ verdict: safe
//@ pattern: image-strips
// buffer: 4096, function parameter
// Unpacks runs of bytes into a row: a count, then that many copies of the next byte.
#include <stdlib.h>
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

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
}

struct source {
  const unsigned char *data;
  size_t size, at;
};

static int next_byte(struct source *s) {
  if (s->at >= s->size)
    return -1;
  return s->data[s->at++];
}

static size_t unpack(char *row, size_t room, struct source *s) {
  size_t used = 0;
  for (;;) {
    int n = next_byte(s);
    int value = next_byte(s);
    if (n < 0 || value < 0)
      break;
    if (used + (size_t)n > room)
      break;
    memset(row + used, value ? value : '0', (size_t)n);
    used += (size_t)n;
  }
  return used;
}

int main(void) {
  static unsigned char data[8192];
  static char row[4096 + 1];
  struct source s = {data, 0, 0};
  s.size = read_bytes(data, sizeof data);
  char *line = malloc(4096);
  if (!line)
    return 1;
  size_t n = unpack(line, 4096, &s);
  memcpy(row, line, n);
  row[n] = 0;
  free(line);
  struct stats st = measure(row);
  if (st.longest > n || st.words > n)
    return 2;
  return checksum(row) == 7;
}
