/* sscanf on known texts. */
#include <stdio.h>
#include <string.h>

int main(void) {
  int i = -1, j = -1, n = -1;
  unsigned u = 0;
  long l = 0;
  short h = 0;
  char a[32] = "", b[32] = "", c = '?';
  double d = 0;
  float f = 0;
  printf("%d ", sscanf("12 -34", "%d %d", &i, &j));
  printf("%d %d\n", i, j);
  printf("%d ", sscanf("2024-02-29T12", "%4d-%2d-%2uT", &i, &j, &u));
  printf("%d %d %u\n", i, j, u);
  printf("%d ", sscanf("key = some value", "%31[a-z] = %31[^\n]", a, b));
  printf("<%s> <%s>\n", a, b);
  printf("%d ", sscanf("abcdef", "%3s%c%n", a, &c, &n));
  printf("<%s> %c %d\n", a, c, n);
  printf("%d ", sscanf("0x1f 077 9", "%x %lo %hd", &u, (unsigned long *)&l, &h));
  printf("%u %ld %d\n", u, l, h);
  printf("%d ", sscanf("1.5 2.25", "%lf%f", &d, &f));
  printf("%.2f %.2f\n", d, f);
  printf("%d ", sscanf("skip 7", "%*s %d", &i));
  printf("%d\n", i);
  printf("%d %d %d\n", sscanf("", "%d", &i), sscanf("x", "%d", &i), sscanf("5%", "%d%%", &i));
  printf("%d\n", sscanf("a,b", "%[^,],%[^,]", a, b));
  return 0;
}
