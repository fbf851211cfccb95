#include <stdio.h>
#include <stdlib.h>

/* Writes a number in a base between 2 and 36. */
static void radix(unsigned v, unsigned base, char out[33]) {
  char reversed[16];
  int n = 0;
  do {
    unsigned d = v % base;
    reversed[n++] = (char)(d < 10 ? '0' + d : 'a' + d - 10); //@ violated: deref
    v /= base;
  } while (v != 0 && n < 32);
  for (int i = 0; i < n; i++)
    out[i] = reversed[n - 1 - i];
  out[n] = '\0';
}

int main(int argc, char **argv) {
  char text[33];
  if (argc < 2)
    return 2;
  int base = atoi(argv[1]);
  if (base < 2 || base > 36)
    return 2;
  for (int i = 2; i < argc; i++) {
    radix((unsigned)strtoul(argv[i], NULL, 0), (unsigned)base, text);
    puts(text);
  }
  return 0;
}
