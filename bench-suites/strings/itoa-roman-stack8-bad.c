//@ verdict: violated
//@ pattern: number-text
//@ inputs: 1888
// buffer: 8, on the stack
// Writes a Roman number into eight places; numbers whose text is longer are refused.
#include <string.h>

extern unsigned int __VERIFIER_nondet_uint(void);

static size_t length(unsigned n) {
  static const unsigned char digits[] = {0, 1, 2, 3, 2, 1, 2, 3, 4, 2};
  size_t sum = n / 1000;
  n %= 1000;
  return sum + digits[n / 100] + digits[n / 10 % 10] + digits[n % 10];
}

static int roman(char *out, size_t size, unsigned n) {
  static const char *const text[] = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
  static const unsigned value[] = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
  if (n > 3999 || length(n % 1000) > size + 8)
    return -1;
  out[0] = 0;
  for (size_t i = 0; i < 13; i++) {
    while (n >= value[i]) {
      strcat(out, text[i]); //@ violated: deref
      n -= value[i];
    }
  }
  return (int)strlen(out);
}

int main(void) {
  char out[8];
  int n = roman(out, sizeof out, __VERIFIER_nondet_uint());
  return n > 7;
}
