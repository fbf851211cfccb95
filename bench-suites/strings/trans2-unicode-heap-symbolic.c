//@ verdict: safe
//@ pattern: packet-string
// buffer: symbolic, on the heap
// Converts a name of two-byte characters to one-byte ones. The count of characters is half of the bytes.
#include <stdlib.h>
#include <string.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern unsigned int __VERIFIER_nondet_uint(void);

static unsigned char *new_packet(size_t *size) {
  size_t n = __VERIFIER_nondet_uint();
  if (n > 60000)
    n = 60000;
  unsigned char *p = malloc(n + 1);
  if (!p)
    return NULL;
  for (size_t i = 0; i < n; i++)
    p[i] = __VERIFIER_nondet_uchar();
  p[n] = 0;
  *size = n;
  return p;
}

static unsigned checksum(const char *s) {
  unsigned sum = 5381;
  while (*s)
    sum = sum * 33 + (unsigned char)*s++;
  return sum;
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

static size_t narrow(char *to, const unsigned char *from, size_t pairs) {
  size_t at = 0;
  for (size_t i = 0; i < pairs; i++) {
    unsigned c = from[2 * i] | (unsigned)from[2 * i + 1] << 8;
    if (c == 0)
      break;
    to[at++] = c < 128 ? (char)c : '_';
  }
  to[at] = 0;
  return at;
}

int main(void) {
  size_t size = 0;
  unsigned char *packet = new_packet(&size);
  if (!packet)
    return 1;
  size_t wanted = __VERIFIER_nondet_uint();
  if (wanted > size / 2)
    wanted = size / 2;
  char *name = malloc(wanted + 1);
  if (!name) {
    free(packet);
    return 1;
  }
  size_t n = narrow(name, packet, wanted);
  int wrong = strlen(name) != n || measure(name).words > n;
  if (checksum(name) == 0)
    wrong = 2;
  free(name);
  free(packet);
  return wrong;
}
