#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Encodes the argument in base 32: five bytes make eight letters. */
static char *encode(const unsigned char *in, size_t n) {
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  if (n > 100000)
    return NULL;
  size_t room = n * 8 / 5 + 1;
  char *out = malloc(room);
  if (out == NULL)
    return NULL;
  size_t o = 0;
  for (size_t i = 0; i < n; i += 5) {
    unsigned char block[5] = {0};
    for (size_t k = 0; k < 5 && i + k < n; k++)
      block[k] = in[i + k];
    out[o++] = letters[block[0] >> 3];
    out[o++] = letters[(block[0] << 2 | block[1] >> 6) & 31];
    out[o++] = letters[block[1] >> 1 & 31];
    out[o++] = letters[(block[1] << 4 | block[2] >> 4) & 31];
    out[o++] = letters[(block[2] << 1 | block[3] >> 7) & 31];
    out[o++] = letters[block[3] >> 2 & 31]; //@ violated: deref
    out[o++] = letters[(block[3] << 3 | block[4] >> 5) & 31];
    out[o++] = letters[block[4] & 31];
  }
  out[o] = '\0';
  return out;
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  char *text = encode((const unsigned char *)argv[1], strlen(argv[1]));
  if (text == NULL)
    return 1;
  puts(text);
  free(text);
  return 0;
}
