//@ verdict: safe
//@ pattern: base64
// buffer: 4096, function parameter
// Encodes blocks of three bytes to four characters. The output has 4096 places, so 3069 bytes are the most
// that fit together with the zero at the end.
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);

#define OUT 4096
#define MOST 3069

struct group {
  unsigned char b[3];
  int used;
};

static char letter(unsigned v) {
  if (v < 26)
    return (char)('A' + v);
  if (v < 52)
    return (char)('a' + (v - 26));
  if (v < 62)
    return (char)('0' + (v - 52));
  return v == 62 ? '+' : '/';
}

static int read_group(struct group *g, int left) {
  g->used = left < 3 ? left : 3;
  for (int i = 0; i < 3; i++)
    g->b[i] = i < g->used ? __VERIFIER_nondet_uchar() : 0;
  return g->used;
}

static void encode_group(char *out, const struct group *g) {
  unsigned v = (unsigned)g->b[0] << 16 | (unsigned)g->b[1] << 8 | g->b[2];
  for (int i = 3; i >= 0; i--) {
    out[i] = letter(v & 63);
    v >>= 6;
  }
  if (g->used < 3)
    out[3] = '=';
  if (g->used < 2)
    out[2] = '=';
}

static int encode(char *out, int bytes) {
  struct group g;
  int w = 0;
  while (bytes > 0) {
    bytes -= read_group(&g, bytes);
    encode_group(out + w, &g);
    w += 4;
  }
  out[w] = 0;
  return w;
}

static int padding(const char *s) {
  int n = 0;
  for (; *s; s++)
    if (*s == '=')
      n++;
  return n;
}

int main(void) {
  char *out;
  int bytes = __VERIFIER_nondet_int();
  int w, pad;

  if (bytes < 0 || bytes > MOST)
    return 0;
  out = malloc(OUT);
  if (out == NULL)
    return 1;
  w = encode(out, bytes);
  pad = padding(out);
  free(out);
  if (w % 4 != 0)
    return 2;
  return pad > 2 ? 3 : 0;
}
