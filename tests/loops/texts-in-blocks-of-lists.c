//@ verdict: safe
/* A table of lists whose blocks begin with a text: copied by the library, compared, measured and printed. No pointer behind a text is
 * copied over, and what is read of texts leads nowhere. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct word { char text[32]; int count; struct word *next; };
static struct word *table[16];

static unsigned sum(const char *s) {
  unsigned h = 1;
  for (; *s; s++) h = h * 31 + (unsigned char)*s;
  return h % 16u;
}

static struct word *find(const char *s) {
  unsigned h = sum(s);
  struct word *w;
  for (w = table[h]; w; w = w->next)
    if (strcmp(w->text, s) == 0) return w;
  w = malloc(sizeof *w);
  if (!w) exit(1);
  strcpy(w->text, s);
  w->count = 0;
  w->next = table[h];
  table[h] = w;
  return w;
}

int main(void) {
  char line[32];
  while (fgets(line, sizeof line, stdin)) {
    struct word *w = find(line);
    if (w->count < 1000) w->count++;
    printf("%s %d\n", w->text, w->count);
  }
  return 0;
}
