//@ verdict: safe
//@ pattern: field-table
// buffer: 64, struct member
// Takes a colon-separated line apart and keeps two fields in a record.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);

// A text of inputs, ended by a zero input or by the end of the room.
static size_t read_text(char *to, size_t room) {
  size_t n = 0;
  while (n + 1 < room) {
    char c = __VERIFIER_nondet_char();
    if (c == 0)
      break;
    to[n++] = c;
  }
  to[n] = 0;
  return n;
}

static size_t count_char(const char *s, char c) {
  size_t n = 0;
  for (; *s; s++)
    if (*s == c)
      n++;
  return n;
}

struct account {
  unsigned fields;
  char shell[16];
  char name[64];
};

static const char *next_field(const char *s) {
  const char *p = strchr(s, ':');
  return p ? p + 1 : NULL;
}

static int copy_field(char *to, size_t room, const char *s) {
  size_t n = strcspn(s, ":");
  if (n >= room)
    return -1;
  memcpy(to, s, n);
  to[n] = 0;
  return 0;
}

static int parse(struct account *a, const char *line) {
  a->fields = 1;
  a->shell[0] = 0;
  const char *second = next_field(line);
  for (const char *p = second; p; p = next_field(p))
    a->fields++;
  if (!second)
    return -1;
  if (copy_field(a->shell, sizeof a->shell, line) < 0)
    return -1;
  return copy_field(a->name, sizeof a->name, second);
}

static int shell_known(const struct account *a) {
  static const char *const known[] = {"sh", "bash", "csh", "ksh"};
  for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
    if (strcmp(a->shell, known[i]) == 0)
      return 1;
  return 0;
}

int main(void) {
  char line[256];
  struct account a;
  memset(&a, 0, sizeof a);
  read_text(line, sizeof line);
  if (parse(&a, line) < 0)
    return 0;
  if (a.fields != count_char(line, ':') + 1)
    return 1;
  if (strlen(a.name) > strlen(line))
    return 2;
  return shell_known(&a);
}
