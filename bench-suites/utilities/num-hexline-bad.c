#include <stdio.h>

/* A hex dump with one formatted line per eight bytes. */
#define PER_LINE 8

int main(void) {
  static const char hex[] = "0123456789ABCDEF";
  unsigned char raw[PER_LINE];
  char text[PER_LINE * 3 + 2 + PER_LINE];
  size_t n;
  unsigned long offset = 0;
  while ((n = fread(raw, 1, PER_LINE, stdin)) > 0) {
    size_t o = 0;
    for (size_t i = 0; i < PER_LINE; i++) {
      if (i < n) {
        text[o++] = hex[raw[i] >> 4];
        text[o++] = hex[raw[i] & 15];
      } else {
        text[o++] = ' ';
        text[o++] = ' ';
      }
      text[o++] = ' ';
    }
    text[o++] = '|';
    for (size_t i = 0; i < n; i++)
      text[o++] = raw[i] >= 32 && raw[i] < 127 ? (char)raw[i] : '.';
    text[o++] = '|';
    text[o] = '\0'; //@ violated: deref
    printf("%06lx  %s\n", offset, text);
    offset += n;
  }
  return 0;
}
