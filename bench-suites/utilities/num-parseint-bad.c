#include <limits.h>
#include <stdio.h>

/* Sums the numbers of a line, with saturation; each number fits an int or is refused. */
static int parse(const char **text, int *value) {
  const char *p = *text;
  int negative = 0, v = 0, digits = 0;
  if (*p == '-') {
    negative = 1;
    p++;
  }
  while (*p >= '0' && *p <= '9') {
    int d = *p - '0';
    if (v > INT_MAX / 10)
      return -1;
    v = v * 10 + d; //@ violated: overflow
    digits = 1;
    p++;
  }
  *text = p;
  *value = negative ? -v : v;
  return digits ? 0 : -1;
}

int main(void) {
  char line[128];
  while (fgets(line, sizeof line, stdin) != NULL) {
    const char *p = line;
    long long sum = 0;
    int n = 0;
    int v;
    while (n < 100 && parse(&p, &v) == 0) {
      sum += v;
      n++;
      while (*p == ' ' || *p == '+')
        p++;
    }
    printf("%d numbers, sum %lld\n", n, sum);
  }
  return 0;
}
