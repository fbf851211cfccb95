#include <stdio.h>
#include <string.h>

/* Signal names: a table that ends with an empty name. */
struct entry {
  const char *name;
  int number;
};

static const struct entry signals[] = {
  {"HUP", 1}, {"INT", 2}, {"QUIT", 3}, {"KILL", 9}, {"TERM", 15}, {NULL, 0},
};

static const struct entry *lookup(const char *name) {
  for (const struct entry *e = signals; e->name != NULL; e++)
    if (strcmp(e->name, name) == 0)
      return e;
  return NULL;
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    const char *name = argv[i];
    if (strncmp(name, "SIG", 3) == 0)
      name += 3;
    const struct entry *e = lookup(name);
    printf("%s %d\n", e->name, e->number); //@ violated: deref
  }
  return 0;
}
