//@ verdict: safe
/* A name from the command line is copied if it fits; the list of words ends with NULL. */
#include <stdio.h>
#include <string.h>

struct user {
  unsigned id;
  char name[16];
};

static int set_name(struct user *u, const char *name) {
  if (strlen(name) >= sizeof u->name)
    return -1;
  strcpy(u->name, name);
  return 0;
}

int main(int argc, char **argv) {
  struct user u = {1, ""};
  if (argc < 2)
    return 1;
  if (set_name(&u, argv[1]))
    return 2;
  if (argv[argc] != 0)
    u.name[16 + argc] = 0;
  puts(u.name);
  return argv[argc - 1][0] == 'x';
}
