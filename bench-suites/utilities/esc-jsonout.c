#include <stdio.h>
#include <stdlib.h>

/* Reads text and writes it as JSON strings through a small output buffer. */
#define OUT 64

static char out[OUT];
static size_t used;

static void flush(void) {
  fwrite(out, 1, used, stdout);
  used = 0;
}

static void emit(int c) {
  static const char hex[] = "0123456789abcdef";
  if (used + 6 > OUT)
    flush();
  if (c == '"' || c == '\\') {
    out[used++] = '\\';
    out[used++] = (char)c;
  } else if (c < 32 || c > 126) {
    out[used++] = '\\';
    out[used++] = 'u';
    out[used++] = '0';
    out[used++] = '0';
    out[used++] = hex[(c >> 4) & 15];
    out[used++] = hex[c & 15];
  } else {
    out[used++] = (char)c;
  }
}

int main(void) {
  int c;
  putchar('"');
  while ((c = getchar()) != EOF)
    emit(c);
  flush();
  puts("\"");
  return 0;
}
