#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Command history: the last lines, !N shows the Nth before the present one. */
#define LINES 8
#define WIDTH 40

static char history[LINES][WIDTH];
static unsigned total;

static void remember(const char *line) {
  char *slot = history[total % LINES];
  strncpy(slot, line, WIDTH - 1);
  slot[WIDTH - 1] = '\0';
  total++;
}

static const char *recall(int back) {
  unsigned kept = total < LINES ? total : LINES;
  if (back < 1 || (unsigned)back > kept)
    return NULL;
  return history[(total - (unsigned)back) % LINES];
}

int main(void) {
  char line[100];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = '\0';
    if (line[0] == '!') {
      const char *old = recall(atoi(line + 1));
      printf("%c: %s\n", old[0], old); //@ violated: deref
    } else {
      remember(line);
    }
  }
  return 0;
}
