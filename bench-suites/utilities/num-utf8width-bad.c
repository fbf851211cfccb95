#include <stdio.h>

/* Counts the characters of UTF-8 input and finds broken sequences. */
int main(void) {
  unsigned char b[400];
  size_t n = fread(b, 1, sizeof b, stdin);
  size_t i = 0;
  unsigned characters = 0, broken = 0;
  unsigned long largest = 0;
  while (i < n) {
    unsigned extra;
    unsigned long code;
    if (b[i] < 0x80) {
      extra = 0;
      code = b[i];
    } else if ((b[i] & 0xe0) == 0xc0) {
      extra = 1;
      code = b[i] & 0x1f;
    } else if ((b[i] & 0xf0) == 0xe0) {
      extra = 2;
      code = b[i] & 0x0f;
    } else {
      broken++;
      i++;
      continue;
    }
    if (n - i < extra) {
      broken++;
      break;
    }
    for (unsigned k = 1; k <= extra; k++)
      code = code << 6 | (b[i + k] & 0x3f); //@ violated: deref
    if (code > largest)
      largest = code;
    characters++;
    i += extra + 1;
  }
  printf("%u characters, %u broken, largest %lx\n", characters, broken, largest);
  return 0;
}
