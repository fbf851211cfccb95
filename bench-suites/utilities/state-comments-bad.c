#include <stdio.h>

/* Takes C comments out of a source held in memory. */
enum state { CODE, SLASH, BLOCK, STAR, LINE };

static size_t strip(const char *in, size_t n, char *out) {
  enum state s = CODE;
  size_t o = 0;
  for (size_t i = 0; i < n; i++) {
    char c = in[i];
    switch (s) {
    case CODE:
      if (c == '/')
        s = SLASH;
      else
        out[o++] = c; //@ violated: deref
      break;
    case SLASH:
      if (c == '*') {
        s = BLOCK;
      } else if (c == '/') {
        s = LINE;
      } else {
        out[o++] = '/';
        out[o++] = c;
        s = CODE;
      }
      break;
    case BLOCK:
      if (c == '*')
        s = STAR;
      break;
    case STAR:
      s = c == '/' ? CODE : c == '*' ? STAR : BLOCK;
      break;
    case LINE:
      if (c == '\n') {
        out[o++] = c;
        s = CODE;
      }
      break;
    }
  }
  return o;
}

int main(void) {
  static char in[600], out[599];
  size_t n = fread(in, 1, sizeof in, stdin);
  size_t o = strip(in, n, out);
  fwrite(out, 1, o, stdout);
  return 0;
}
