#include <stdio.h>
#include <string.h>

/* Expands %n, %h, %% of a prompt format into a bounded line. */
static const char user[] = "operator";
static const char host[] = "build7";

static size_t put(char *out, size_t o, size_t size, const char *s) {
  while (*s != '\0' && o + 1 < size)
    out[o++] = *s++;
  return o;
}

static void prompt(char *out, size_t size, const char *format) {
  size_t o = 0;
  const char *p = format;
  while (*p != '\0' && o + 1 < size) { //@ violated: deref
    if (p[0] != '%') {
      out[o++] = *p++;
      continue;
    }
    switch (p[1]) {
    case 'n':
      o = put(out, o, size, user);
      break;
    case 'h':
      o = put(out, o, size, host);
      break;
    default:
      out[o++] = p[1];
      break;
    }
    p += 2;
  }
  out[o] = '\0';
}

int main(void) {
  char format[40];
  char line[80];
  if (fgets(format, sizeof format, stdin) == NULL)
    return 1;
  prompt(line, sizeof line, format);
  puts(line);
  return 0;
}
