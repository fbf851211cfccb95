//@ verdict: safe
//@ pattern: escape-backslash
// buffer: symbolic, on the heap
// Arguments are joined to one command line. The size is counted from the arguments as they are; a backslash
// at the end of an argument stays, it must not swallow the zero behind it and run on.
#include <stdlib.h>
#include <string.h>

extern char __VERIFIER_nondet_char(void);
extern int __VERIFIER_nondet_int(void);

#define ARGS 4
#define ARG 512

struct command {
  char arg[ARGS][ARG];
  int count;
};

static void make_arg(char *arg, int len, char last) {
  for (int i = 0; i < len; i++) {
    char c = __VERIFIER_nondet_char();
    arg[i] = c ? c : 'z';
  }
  if (len > 0)
    arg[len - 1] = last;
  arg[len] = 0;
}

static size_t command_size(const struct command *cmd) {
  size_t size = 1;
  for (int i = 0; i < cmd->count; i++) {
    const char *p = cmd->arg[i];
    while (*p) {
      p++;
      size++;
    }
    size++;
  }
  return size;
}

static char *command_line(const struct command *cmd) {
  size_t size = command_size(cmd);
  char *line = malloc(size);
  char *to = line;
  if (!line)
    return NULL;
  for (int i = 0; i < cmd->count; i++) {
    const char *from = cmd->arg[i];
    while (*from) {
      if (from[0] == '\\' && from[1] != 0 && from[1] != ' ')
        from++;
      *to++ = *from++;
    }
    *to++ = ' ';
  }
  *to = 0;
  return line;
}

int main(void) {
  struct command cmd;
  char *line;
  int len = __VERIFIER_nondet_int();
  int count = __VERIFIER_nondet_int();

  if (len < 0 || len > ARG - 1)
    return 0;
  if (count < 0 || count > ARGS)
    return 0;
  memset(&cmd, 'A', sizeof cmd);
  cmd.count = count;
  for (int i = 0; i < count; i++)
    make_arg(cmd.arg[i], len, '\\');
  for (int i = count; i < ARGS; i++)
    make_arg(cmd.arg[i], ARG - 1, 'y');
  line = command_line(&cmd);
  if (!line)
    return 1;
  free(line);
  return 0;
}
