/* Library functions on texts, with results that do not depend on the machine. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int sign(int x) { return (x > 0) - (x < 0); }

static void show(const char *what, const char *base, const char *p) {
  if (p)
    printf("%s %ld\n", what, (long)(p - base));
  else
    printf("%s none\n", what);
}

int main(void) {
  const char *s = "key=value; path=/usr/lib/x";
  char a[64], b[64], *rest, *end;
  show("strchr", s, strchr(s, '='));
  show("strchr", s, strchr(s, '!'));
  show("strrchr", s, strrchr(s, '/'));
  show("strstr", s, strstr(s, "path"));
  show("strstr", s, strstr(s, "patch"));
  show("strcasestr", s, strcasestr(s, "PATH"));
  show("strpbrk", s, strpbrk(s, "/;"));
  show("memchr", s, memchr(s, ';', 26));
  show("memrchr", s, memrchr(s, 'k', 26));
  show("memmem", s, memmem(s, 26, "lib", 3));
  show("strchrnul", s, strchrnul(s, '?'));
  printf("%zu %zu %zu\n", strspn(s, "aeky="), strcspn(s, ";"), strnlen(s, 5));
  printf("%d %d %d\n", sign(strcmp("abc", "abd")), sign(strcmp("abc", "ab")), sign(strcmp("", "")));
  printf("%d %d\n", sign(strncmp("abcx", "abcy", 3)), sign(strncmp("abcx", "abcy", 4)));
  printf("%d %d\n", sign(strcasecmp("ABC", "abd")), sign(strncasecmp("HELLO", "help", 3)));
  printf("%d %d\n", sign(memcmp("a\0b", "a\0c", 3)), sign(memcmp("a\0b", "a\0c", 2)));
  strcpy(a, "one,two,,three");
  for (char *p = a, *t; (t = strsep(&p, ","));) printf("[%s]", t);
  strcpy(a, "  one two   three ");
  for (char *t = strtok_r(a, " ", &rest); t; t = strtok_r(0, " ", &rest)) printf("<%s>", t);
  printf("\n");
  memset(b, '#', sizeof b);
  strncpy(b, "ab", 5);
  printf("%d %d %c\n", b[2], b[4], b[5]);
  int before = 0;
  long long more = 0;
  printf("%d %%%n%s%lln\n", 12, &before, b, &more);
  printf("%d %lld\n", before, more);
  printf("%s %s\n", stpcpy(b, "head") - 4, strncat(b, "tailing", 4));
  show("memccpy", a, memccpy(a, "stop here", 'p', 9));
  printf("%d %d %d\n", ffs(0), ffs(8), ffsll(1LL << 40));
  printf("%ld %s\n", strtol("  -0x1fz", &end, 0), end);
  printf("%lu %s\n", strtoul("0777 x", &end, 0), end);
  printf("%ld %d\n", strtol("99999999999999999999", 0, 10), atoi("12ab"));
  printf("%.3f %.3f %s\n", strtod("3.25e2,", &end), atof("-0.125"), end);
  return 0;
}
