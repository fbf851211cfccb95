/* A pointer one before its array is less than one into it: what is behind the comparison is reached. */
extern int nondet_int(void);

static char text[8];

int main(void) {
  int n = nondet_int();
  if (n < 1 || n > 8) return 0;
  char *low = text, *high = text + n - 1;
  do {
    char c = *low;
    *low++ = *high;
    *high-- = c;
  } while (low < high);
  if (high < text) return text[7 + (low - high)]; //@ violated: deref
  return 0;
}
